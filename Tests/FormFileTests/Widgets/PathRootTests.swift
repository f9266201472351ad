@testable import FormWidgets
@testable import Forms
import Testing

@testable import FormFile

struct PathRootTests {
  @Test(arguments: [
    (nil, "src", "src"), (".", "src", "src"), ("forms", "src", "forms/src"),
    ("forms/", ".", "forms/."), ("/srv", "../x", "/srv/../x"), ("forms", "/tmp", "/tmp"),
    ("forms", "~/x", "~/x"),
  ])
  func `a root is relative to the form file`(folder: String?, written: String, root: String) throws
  {
    let form = try Form(
      yaml: "title: T\nfields:\n  - {id: a, type: path, root: '\(written)'}",
      extensions: FormExtensions(folder: folder)
    )
    #expect((form.fields[0].widget as? PathField)?.root == root)
  }
}
