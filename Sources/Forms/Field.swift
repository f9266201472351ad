public import FormValidation
public import FormWidgets

/// A question: its label, the widget that edits its answer, and its rules.
public struct Field: Equatable, Sendable {
  /// The field's name.
  public internal(set) var id: FieldID

  /// The property that it answers in a `TypedForm`; `nil` elsewhere.
  var binding: FieldBinding?

  /// The scope that resolves names in its rules and condition; `nil` outside groups.
  package internal(set) var scope: FieldScope?

  /// The label, with answers like those of an `AnswerText`.
  public var label: String

  /// A line about the field, shown while it has the focus and no messages, with answers like those
  /// of an `AnswerText`.
  public var help: String?

  /// The control, with the initial answer.
  public var widget: any Widget {
    get { control.widget }
    set {
      control.widget = newValue
      _ = control.widget.handle(.rules(rules), in: .line)
    }
  }

  private var control: Control

  /// The changes applied to a copy of the answer before rules see it, and to the submitted answer;
  /// in a list, to each text.
  public var normalizers: [Normalizer]

  /// The rules on the answer, besides those implied by the widget.
  public var rules: RuleSet {
    didSet { _ = control.widget.handle(.rules(rules), in: .line) }
  }

  /// Whether the rules are shown below the field as a live checklist.
  public var hasChecklist: Bool

  /// Whether the answer is included on submit.
  public var isSubmitted: Bool

  /// What is written without an answer; `nil` for the form's policy.
  ///
  /// With `null`, a record must have the answer, be it null.
  public var unanswered: Unanswered?

  /// Whether the answer is shown but cannot be changed.
  public var isReadOnly: Bool

  /// Whether the field is submitted but never shown.
  package internal(set) var isHidden = false

  /// The source of its answer until one is given; `nil` for the widget's own.
  public internal(set) var source: AnswerSource?

  /// Whether the answer was given before the form opened.
  package var isGiven = false

  /// The default from the environment, if the field does not accept it.
  package var unfitDefault: String?

  /// Whether it is the toggle of an optional group, whose name it has.
  package internal(set) var isPresence = false

  /// Whether its answer is made from secrets.
  package var repeatsSecret = false

  /// The condition on other answers for the field to be asked; `nil` if it always is.
  ///
  /// A field that is not asked is neither validated nor submitted; its answer is kept in case it is
  /// asked again.
  public var condition: Condition?

  /// The letter that moves the focus to the field with Alt, if any.
  public var mnemonic: Mnemonic?

  /// When the field shows its messages; `nil` for the form's policy.
  public var reveal: Reveal?

  /// The width of the control in cells, if the screen is wide enough; `nil` for the default one.
  public var width: Int?

  /// Whether it is on the same row as the previous field, if there is room.
  public var isBeside: Bool

  /// The name of its answer in objects and records; `nil` for the field's name.
  public var member: String?

  /// The name of its column in tables; `nil` for that of its answer.
  public var column: String?

  /// Creates a field; a given width is at least 1.
  public init(
    _ id: FieldID,
    label: String? = nil,
    _ widget: any Widget,
    help: String? = nil,
    normalizers: [Normalizer] = [],
    rules: RuleSet = [],
    hasChecklist: Bool = false,
    isSubmitted: Bool = true,
    isReadOnly: Bool = false,
    source: AnswerSource? = nil,
    when condition: Condition? = nil,
    mnemonic: Mnemonic? = nil,
    reveal: Reveal? = nil,
    width: Int? = nil,
    isBeside: Bool = false,
    member: String? = nil,
    column: String? = nil
  ) {
    self.id = id
    self.label = label ?? id.rawValue
    control = Control(widget: widget)
    self.help = help
    self.normalizers = normalizers
    self.rules = rules
    self.hasChecklist = hasChecklist
    self.isSubmitted = isSubmitted
    self.isReadOnly = isReadOnly
    self.source = source
    self.condition = condition
    self.mnemonic = mnemonic
    self.reveal = reveal
    self.width = width.map { max(1, $0) }
    self.isBeside = isBeside
    self.member = member
    self.column = column
    _ = control.widget.handle(.rules(rules), in: .line)
  }

  /// Adopts what another version of the field was given, before the form opened.
  mutating func adopt(_ other: Field) {
    if !isControl { control = other.control }
    (source, isGiven, unfitDefault) = (other.source, other.isGiven, other.unfitDefault)
  }

  /// Whether it is the buttons of a repeated group or of one of its entries.
  package var isControl: Bool { widget.traits.role == .button }

  /// Whether it has an answer: it is more than the buttons of an entry.
  package var hasAnswer: Bool { !isControl || widget.traits.kind == .list }

  /// Whether a record must have its answer, be it null.
  package var isKept: Bool { isSubmitted && unanswered == .null }

  /// Whether no one else may see the answer: it belongs to a secret widget, or is made from secrets.
  package var isSecret: Bool { repeatsSecret || widget.traits.isSecret }

  /// The normalizers as they apply to the answer as a whole.
  package var answerNormalizers: [Normalizer] {
    normalizers.isEmpty || widget.traits.kind != .list ? normalizers : [.items(normalizers)]
  }

  /// The rules implied by the widget, then the field's own.
  package var allRules: RuleSet {
    let implied = widget.impliedRules
    guard let scope, implied.clauses.contains(where: { !$0.reads.isEmpty }) else {
      return implied + rules
    }
    return implied.within(scope) + rules
  }
}

/// A widget that equals another if both have the same type and state.
private struct Control: Equatable, Sendable {
  var widget: any Widget

  static func == (left: Control, right: Control) -> Bool {
    left.widget.isEqual(to: right.widget)
  }
}

/// A letter that moves the focus to a field when typed with Alt.
public struct Mnemonic: Hashable, Sendable {
  /// The letter, a lowercase a to z.
  package let letter: Character

  /// Creates a mnemonic; `nil` if the letter is not a to z in either case, or is already used with
  /// Alt.
  public init?(_ letter: Character) {
    let small = Character(letter.lowercased())
    guard "a"..."z" ~= small, small.isASCII, !Mnemonic.taken.contains(small) else { return nil }
    self.letter = small
  }

  /// The key that moves the focus to the field.
  package var key: Key { .alt(letter) }

  /// The letters already used with Alt.
  package static let taken: Set<Character> = {
    let keys = Keymap.rows.flatMap(\.keys) + EditingCommand.keymap.keys + PasswordField.revealKeys
    return Set(
      keys.compactMap { key in
        guard key.modifiers == .alt, case .character(let letter) = key.symbol else { return nil }
        return letter
      }
    )
  }()
}

extension String {
  /// Returns where a lowercase letter a to z first occurs, in either case.
  package func firstIndex(ofLetter letter: Character) -> Index? {
    firstIndex { $0 == letter || $0.lowercased() == String(letter) }
  }
}
