import FormValidation
import Forms
import SourceText

/// The keys of one mapping in form files, derived from what the reader looks up.
struct FormKeys {
  /// A key.
  struct Key {
    let name: String

    /// The kind of its value.
    let kind: KeyKind

    /// What it is for.
    let meaning: String?

    /// Whether it must be present.
    let isRequired: Bool
  }

  /// The keys, in the order in which they are read.
  let all: [Key]

  /// Creates the keys of settings that have all been looked up.
  /// - Parameters:
  ///   - settings: The settings.
  ///   - given: The keys that are present, so that the settings do not miss them.
  ///   - type: The type of a field, if they are those of one.
  init(_ settings: Settings, given: [String] = [], type: String? = nil) {
    let required = given + settings.missingKeys.filter { $0.count == 1 }.flatMap { $0 }
    all = settings.known.map { name in
      Key(
        name: name,
        kind: settings.kinds[name] ?? .value,
        meaning: KeyMeanings.meaning(of: name, in: settings.owner, ofType: type),
        isRequired: required.contains(name)
      )
    }
  }

  /// Those of the form itself.
  static var form: FormKeys {
    FormKeys(FormReader(Node(.mapping([]), at: start), FormExtensions(), scope: noting).settings)
  }

  /// Those of `buttons`.
  static var buttons: FormKeys { FormKeys(FormReader.buttons([], at: start, in: noting).1) }

  /// Those of `confirm`.
  static var confirmation: FormKeys {
    FormKeys(FormReader.confirmation([], at: start, in: noting).1)
  }

  /// Those of a page, a section or a note.
  static func part(_ kind: Form.Section.Kind) -> FormKeys {
    let node = Node(.mapping([key(kind.rawValue)]), at: start)
    let settings = SectionReader(node, in: noting)?.settings
    return FormKeys(
      settings ?? Settings([], of: kind.rawValue, at: start),
      given: [kind.rawValue]
    )
  }

  /// Those of a group.
  static var group: FormKeys {
    FormKeys(GroupReader(Node(.mapping([]), at: start), in: noting).settings)
  }

  /// Those of a hidden field.
  static var hidden: FormKeys {
    let node = Node(.mapping([key("hidden")]), at: start)
    return FormKeys(FieldReader(node, in: noting).settings, given: ["hidden"])
  }

  /// Those of a field of a type.
  static func field(ofType name: String) -> FormKeys {
    let refused = name == "matrix" ? Settings.keysWithoutMatrix : []
    return FormKeys(all: read(ofType: name).all.filter { !refused.contains($0.name) })
  }

  /// Those that are looked up in a field of a type, also if they are refused.
  private static func read(ofType name: String) -> FormKeys {
    let type = Node(.scalar(.text(name)), at: start)
    let node = Node(.mapping([Node.Entry(name: "type", mark: start, value: type)]), at: start)
    return FormKeys(FieldReader(node, in: noting).settings, given: ["type"], type: name)
  }

  /// Those of a condition, of which it has one.
  static var condition: FormKeys {
    FormKeys(
      all: (["field"] + ConditionReader.combinations).map { name in
        let meaning = KeyMeanings.meaning(of: name, in: "a condition")
        return Key(name: name, kind: .value, meaning: meaning, isRequired: false)
      }
    )
  }

  /// Those of an option with more than a value.
  static var option: FormKeys {
    var settings = Settings([], of: "an option", at: start, scope: noting)
    _ = settings.choice()
    return FormKeys(settings)
  }

  /// Those that fields of every type have, but for those that a matrix cannot have.
  static var everyField: FormKeys {
    let others = WidgetKey.all.dropFirst().map { key in
      Set(read(ofType: key.name).all.map(\.name))
    }
    let shared = read(ofType: WidgetKey.all[0].name).all.filter { key in
      others.allSatisfy { $0.contains(key.name) }
    }
    return FormKeys(all: shared)
  }

  /// Those of a type that not every field has.
  static func own(ofType name: String) -> FormKeys {
    let shared = Set(everyField.all.map(\.name))
    return FormKeys(all: field(ofType: name).all.filter { !shared.contains($0.name) })
  }

  private init(all: [Key]) {
    self.all = all
  }

  private static let start = Mark(line: 1, column: 1)

  /// A scope in which settings record the kinds of their keys.
  static var noting: RuleScope { RuleScope(notesKeys: true) }

  private static func key(_ name: String) -> Node.Entry {
    Node.Entry(name: name, mark: start, value: Node(.scalar(.null), at: start))
  }
}
