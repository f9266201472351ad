import Foundation
import Testing

@testable import FormFile
@testable import FormWidgets

struct KeyReferenceTests {
  @Test func `the list has every action of the keymap and every type once`() throws {
    let list = try KeyReference.list()
    #expect(list.hasPrefix("Anywhere in a form\n  Tab, Down, Ctrl-N"))
    for row in Keymap.rows {
      #expect(list.contains("\n  \(row.keys[0])"), "\(row.keys[0])")
    }
    let names = WidgetKey.all.map(\.name)
    let heads = list.split(separator: "\n").filter { $0.hasPrefix("In a field of type ") }
      .map { $0.dropFirst("In a field of type ".count).components(separatedBy: ", ") }
    // Other heads end in a state of the field, in which it uses other keys.
    let plain = heads.filter { $0.allSatisfy(names.contains) }
    #expect(plain.flatMap(\.self).sorted() == names.sorted())
    for head in heads where !plain.contains(head) {
      #expect(head.dropLast().allSatisfy(names.contains) && head.count > 1, "\(head)")
    }
  }

  @Test(arguments: WidgetKey.all.map(\.name))
  func `the page of a type lists the same keys as F1 in such a field`(type: String) throws {
    let page = try KeyReference.page(of: type)
    #expect(page.hasPrefix("In a field of type \(type)\n"))
    #expect(page.contains("\n\nAnywhere in the form\n"))
    #expect(page.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func `the keys that move through options are listed`() throws {
    let (select, radio) = (try KeyReference.page(of: "select"), try KeyReference.page(of: "radio"))
    #expect(select.contains("\n  Up, Down "))
    #expect(radio.contains("\n  Left, Right "))
    #expect(select.contains("\n  Home, End ") && radio.contains("\n  Home, End "))
    #expect(select.contains("\n  PgUp, PgDn "))
  }

  @Test func `the keys that add and remove a tag are listed`() throws {
    let tags = try KeyReference.page(of: "tags")
    #expect(tags.contains("add the typed text, like Enter"))
    #expect(tags.contains("\n  Backspace "))
  }

  @Test func `the page of a type has the keys of its open list, and none that the field overrides`()
    throws
  {
    let page = try KeyReference.page(of: "date")
    #expect(page.contains("In a field of type date, while it is open\n  Enter"))
    #expect(page.contains("\n  Alt-Q ") && !page.contains("F4, Alt-Q"))
    #expect(try KeyReference.page(of: "toggle").contains("\n  F4, Alt-Q "))
  }
}
