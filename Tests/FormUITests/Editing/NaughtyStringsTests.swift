import FormValidation
import Foundation
import Testing

@testable import FormUI

/// The strings of the conformance tables beside the project, if present.
private enum NaughtyStrings {
  static let all: [String] = {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = package.appending(path: "../shared/conformance/naughty.json")
    guard let data = try? Data(contentsOf: file) else { return [] }
    return (try? JSONDecoder().decode([String].self, from: data)) ?? []
  }()
}

/// Strings that are known to break programs break nothing here.
@Suite(.enabled(if: !NaughtyStrings.all.isEmpty, "there are no conformance tables here"))
struct NaughtyStringsTests {
  private static let form = Form(
    title: "Naughty",
    fields: [Field("line", TextField()), Field("area", TextArea(rows: 4))]
  )

  @Test(arguments: [Focus.field(0), .field(1)])
  func `typed key by key, they are the value and the screen`(focus: Focus) {
    for string in NaughtyStrings.all {
      var session = Session(NaughtyStringsTests.form)
      session.moveFocus(to: focus)
      for scalar in string.unicodeScalars { session.handle(.key(.character(Character(scalar)))) }
      expectShown(string, in: session, focus)
    }
  }

  @Test(arguments: [Focus.field(0), .field(1)])
  func `pasted, they are the value and the screen`(focus: Focus) {
    for string in NaughtyStrings.all {
      var session = Session(NaughtyStringsTests.form)
      session.moveFocus(to: focus)
      session.handle(.paste(string))
      let spaced = string.trimmingLineBreaks.map { $0.isNewline ? " " : $0 }
      expectShown(focus == .field(0) ? String(spaced) : string, in: session, focus)
    }
  }

  private func expectShown(_ string: String, in session: Session, _ focus: Focus) {
    let comment = Comment(rawValue: string.debugDescription)
    guard case .field(let index) = focus, case .text(let value) = session.fields[index].widget.value
    else {
      Issue.record("the value is no text")
      return
    }
    #expect(value.unicodeScalars.elementsEqual(string.unicodeScalars), comment)
    if let area = session.fields[index].widget as? TextArea {
      expectRows(of: area, columns: 40, comment)
    } else if let field = session.fields[index].widget as? TextField {
      expectRow(of: field, columns: 40, comment)
    }
    for span in session.frame(in: Size(columns: 80, rows: 24)).rows.joined() {
      #expect(
        !span.text.unicodeScalars.contains { $0.properties.generalCategory == .control },
        comment
      )
    }
  }
}
