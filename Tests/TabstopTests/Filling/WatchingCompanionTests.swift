import FormTerminal
import FormUI
import FormValidation
import Glibc
import TestSupport
import Testing

@testable import tabstop

struct WatchingCompanionTests {
  @Test func `the file is watched while a draft is offered, and read once that is answered`() throws
  {
    let folder = try PseudoFolder()
    let path = try folder.write("1", to: "form.yaml")
    let form = Form(title: "Old", fields: [Field("a", TextField())])
    var session = Session(form)
    session.offer(DraftOffer(form: form, before: ["a": "x"], unfit: [], age: .seconds(1)))
    var companion = WatchingCompanion(
      FileWatch(path: path),
      around: NoCompanion(),
      reading: { Form(title: "New", fields: form.fields) }
    )
    _ = try folder.write("changed", to: "form.yaml")
    for _ in 0..<3 {
      let deadline = try #require(companion.deadline)
      usleep(110_000)
      let isReplaced = companion.replace(&session)
      #expect(!isReplaced)
      #expect(try #require(companion.deadline) > deadline)
    }
    session.handle(.key(.escape))
    let isReplaced = companion.replace(&session)
    #expect(isReplaced)
    #expect(session.form.title == "New")
  }
}
