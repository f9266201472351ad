import FormScreens
import FormWidgets
import Forms
package import SourceText

/// The reference of keys, generated from a screen, so that it matches the help page.
package enum KeyReference {
  /// The types of fields in form files.
  package static var types: [String] { WidgetKey.all.map(\.name) }

  /// Returns the keys that work in any field, then those of each type.
  package static func list() throws(Diagnostics) -> String {
    var text = ReferenceText()
    text.add("Anywhere in a form")
    // A toggle uses few keys itself, so most of the form's keys work there.
    text.add(ListedKeys.anywhere(on: try screen("toggle")))
    for (names, sections) in try groups() {
      for section in sections {
        text.addBreak()
        text.add("In a field of type \(names.joined(separator: ", "))\(section.state)")
        text.add(section.keys)
      }
    }
    return text.text
  }

  /// Returns the keys in a field of a type, and the form's keys that work there.
  package static func page(of type: String) throws(Diagnostics) -> String {
    var text = ReferenceText()
    for section in try sections(of: type) {
      text.add("In a field of type \(type)\(section.state)")
      text.add(section.keys)
      text.addBreak()
    }
    text.add("Anywhere in the form")
    text.add(ListedKeys.anywhere(on: try screen(type)))
    return text.text
  }

  /// Returns the keys in a field of a type that it uses itself.
  static func keysHere(in type: String) throws(Diagnostics) -> String {
    var text = ReferenceText()
    for section in try sections(of: type) {
      text.addBreak()
      text.add("In the field\(section.state)")
      text.add(section.keys)
    }
    return text.text
  }

  /// The keys in one state of a field.
  private struct Section: Equatable {
    let state: String
    let keys: [ListedKeys]
  }

  /// Returns the sections of all types, each with the types that share them.
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
    var screen = try screen(type)
    let first = Section(state: "", keys: ListedKeys.here(on: screen))
    let (key, state) = states[type] ?? (.space, "while it is open")
    screen.handle(.key(key))
    let second = Section(state: ", \(state)", keys: ListedKeys.here(on: screen))
    return second.keys == first.keys ? [first] : [first, second]
  }

  /// The keys to other states than an open list, in which a type uses other keys.
  private static let states: [String: (Key, String)] = [
    "tags": (.left, "while one is selected"), "radio": (.down, "on another option"),
  ]

  /// Returns a screen with the focus on a field of a type, in a form of two pages.
  private static func screen(_ type: String) throws(Diagnostics) -> Screen {
    let field = (WidgetKey.named(type)?.exampleField ?? "").indented(by: 4)
    return Screen(
      try Form(
        yaml: """
          title: Keys
          fields:
            - \(field)
            - page: Last
            - group: entries
              repeat: {max: 2}
              fields: [{id: last, type: text}]
          """
      )
    )
  }
}

extension ReferenceText {
  fileprivate mutating func add(_ keys: [ListedKeys]) {
    add(rows: keys.map { ($0.keys, $0.meaning) }, indent: 2)
  }
}
