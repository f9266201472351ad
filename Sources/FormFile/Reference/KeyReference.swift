public import Diagnostics
import FormUI

/// What keys do, asked of a session, so that the reference lists what the page about a field does.
public enum KeyReference {
  /// The types of fields, as a form file names them.
  public static var types: [String] { WidgetKey.all.map(\.name) }

  /// Returns the keys that work in any field, then those of each type.
  public static func list() throws(Diagnostics) -> String {
    var text = ReferenceText()
    text.add("Anywhere in a form")
    // Few keys are a toggle's own, so that it leaves the most to the form.
    text.add(try session("toggle").keysAnywhere)
    for (names, sections) in try groups() {
      for section in sections {
        text.addBreak()
        text.add("In a field of type \(names.joined(separator: ", "))\(section.state)")
        text.add(section.keys)
      }
    }
    return text.text
  }

  /// Returns the keys in a field of a type, and those that go on working there.
  public static func page(of type: String) throws(Diagnostics) -> String {
    var text = ReferenceText()
    for section in try sections(of: type) {
      text.add("In a field of type \(type)\(section.state)")
      text.add(section.keys)
      text.addBreak()
    }
    text.add("Anywhere in the form")
    text.add(try session(type).keysAnywhere)
    return text.text
  }

  /// What a field can be, and its keys then.
  private struct Section: Hashable {
    let state: String
    let keys: [ListedKeys]
  }

  /// The sections of all types, each with the types that share them.
  private static func groups() throws(Diagnostics) -> [(names: [String], sections: [Section])] {
    var groups: [(names: [String], sections: [Section])] = []
    for type in types {
      let sections = try sections(of: type)
      if let index = groups.firstIndex(where: { $0.sections == sections }) {
        groups[index].names.append(type)
      } else {
        groups.append(([type], sections))
      }
    }
    return groups
  }

  private static func sections(of type: String) throws(Diagnostics) -> [Section] {
    var session = try session(type)
    let closed = Section(state: "", keys: session.keysHere)
    session.handle(.key(.space))
    let opened = Section(state: ", while it is open", keys: session.keysHere)
    return opened.keys == closed.keys ? [closed] : [closed, opened]
  }

  /// A session with the focus on a field of a type, in a form of two pages.
  private static func session(_ type: String) throws(Diagnostics) -> Session {
    let needed = needs[type].map { ", \($0)" } ?? ""
    return Session(
      try Form(
        yaml: """
          title: Keys
          fields:
            - {id: field, type: \(type)\(needed)}
            - page: Last
            - {id: last, type: text}
          """
      )
    )
  }

  /// What a form file has to say about a field of a type.
  private static let needs = [
    "masked": "mask: '99'", "slider": "min: 0, max: 9", "range_slider": "min: 0, max: 9",
    "select": "options: [a, b]", "checklist": "options: [a, b]",
  ]
}

extension ReferenceText {
  fileprivate mutating func add(_ keys: [ListedKeys]) {
    add(rows: keys.map { ($0.keys, $0.meaning) }, indent: 2)
  }
}
