import FormFilling
import FormScreens
import FormTerminal
import FormValidation
import FormWidgets
import Forms
import Glibc
import TestSupport
import Testing

@testable import tabstop

struct WatchingObserverTests {
  @Test func `the file is watched while a draft is offered, and read once that is answered`() throws
  {
    let folder = try PseudoFolder()
    let path = try folder.write("1", to: "form.yaml")
    let form = Form(title: "Old", fields: [Field("a", TextField())])
    var screen = Screen(form)
    screen.filling.offer(DraftOffer(form: form, before: ["a": "x"], unfit: [], age: .seconds(1)))
    var observer = WatchingObserver(
      FileWatch(path: path),
      around: NoObserver(),
      reading: { Form(title: "New", fields: form.fields) }
    )
    _ = try folder.write("changed", to: "form.yaml")
    for _ in 0..<3 {
      let deadline = try #require(observer.deadline)
      usleep(110_000)
      let isReplaced = observer.replace(&screen)
      #expect(!isReplaced)
      #expect(try #require(observer.deadline) > deadline)
    }
    screen.handle(.key(.escape))
    let isReplaced = observer.replace(&screen)
    #expect(isReplaced)
    #expect(screen.filling.form.title == "New")
  }
}
