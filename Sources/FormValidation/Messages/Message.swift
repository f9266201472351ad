/// The wording of a violation or a requirement: a text with placeholders such as `{min}`, and the
/// id by which languages find it.
///
/// Placeholders are filled in once: braces in a value are not placeholders. Values are made
/// printable and clipped.
///
/// A placeholder like `{unit:min}` is a word in the plural form for the number `min`;
/// `{unit:min.object}` is the same word in another grammatical case, if the language has one.
public struct Message: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The longest value that a message shows, in graphemes.
  package static let valueLimit = 40

  /// The longest list of values that a message shows, in graphemes.
  package static let listLimit = 120

  /// The id in languages, like `length.too_short`; empty for an author's own message.
  public let id: String

  /// The wording in English.
  public let template: String

  /// The plural forms, if any, and the counting parameter.
  package let plural: Plural?

  /// How the message becomes a judgment.
  private let storedJudging: Judging

  /// How a finished answer is judged, if not in the words for one that is being typed.
  private indirect enum Judging: Hashable, Sendable {
    /// By the sentence of the rule, if it has one.
    case byRule
    /// By the sentence of the rule, and then by this message, which states a fact.
    case byRuleAndFact
    /// By a sentence.
    case by(Message)
  }

  /// Wordings by count.
  package struct Plural: Hashable, Sendable {
    /// The wording of a category.
    private struct Form: Hashable {
      let category: PluralCategory
      let wording: String
    }

    /// The name of the counting parameter.
    package let parameter: String

    /// The wordings, in order of the categories; the template is for the rest.
    ///
    /// Not a dictionary: each new key type searches all conformances at startup.
    private let forms: [Form]

    init(parameter: String, one: String) {
      self.parameter = parameter
      forms = [Form(category: .one, wording: one)]
    }

    init(parameter: String, wordings: [PluralCategory: String]) {
      self.parameter = parameter
      forms = PluralCategory.allCases.compactMap { category in
        wordings[category].map { Form(category: category, wording: $0) }
      }
    }

    /// Returns the plural forms with each wording replaced.
    func mapped(_ transform: (String) -> String) -> Plural {
      let pairs = forms.map { ($0.category, transform($0.wording)) }
      return Plural(parameter: parameter, wordings: Dictionary(uniqueKeysWithValues: pairs))
    }

    /// All wordings, in order of the categories.
    package var wordings: [String] { forms.map(\.wording) }

    /// The wording of a category, if it has its own.
    subscript(category: PluralCategory) -> String? {
      forms.first { $0.category == category }?.wording
    }
  }

  /// Creates a message with one wording.
  public init(_ template: String, judging judgment: Message? = nil) {
    self.init("", template, judging: judgment)
  }

  /// Creates a message with an id for languages.
  /// - Parameters:
  ///   - id: The id.
  ///   - template: The wording beside a field that is being filled out, or in a list.
  ///   - judgment: The wording about a finished answer: "{label} must have at least 3 characters."
  ///     Without an id of its own, languages find it by this id and `.judging`.
  public init(_ id: String, _ template: String, judging judgment: Message? = nil) {
    self.init(id, template, nil, judgment)
  }

  /// Creates a message with an id for languages, and a singular.
  public init(
    _ id: String,
    _ template: String,
    judging judgment: Message? = nil,
    one: String,
    counting parameter: String
  ) {
    self.init(id, template, Plural(parameter: parameter, one: one), judgment)
  }

  init(_ id: String, _ template: String, _ plural: Plural?, _ judgment: Message? = nil) {
    let judging = judgment.map { Judging.by($0.named($0.id.isEmpty ? "\(id).judging" : $0.id)) }
    self.init(id, template, plural, kept: judging ?? .byRule)
  }

  private init(_ id: String, _ template: String, _ plural: Plural?, kept judging: Judging) {
    self.id = id
    self.template = template
    self.plural = plural
    storedJudging = judging
  }

  /// Returns the same message with an id.
  func named(_ id: String) -> Message {
    guard case .by(let judgment) = storedJudging else {
      return Message(id, template, plural, kept: storedJudging)
    }
    let isOwn = judgment.id == "\(self.id).judging"
    return Message(id, template, plural, isOwn ? judgment.named("") : judgment)
  }

  /// The same message, which states a fact about an answer: when the answer is judged, it follows
  /// the sentence of the rule.
  package var fact: Message { Message(id, template, plural, kept: .byRuleAndFact) }

  /// Whether the message states a fact about an answer.
  var isFact: Bool { storedJudging == .byRuleAndFact }

  /// The wording about a finished answer, if it has its own.
  package var judgment: Message? {
    if case .by(let judgment) = storedJudging { judgment } else { nil }
  }

  /// Whether the message is about its field by its label, which no hint for typing is.
  var namesLabel: Bool { template.contains("{label}") }

  /// Creates a message with a singular.
  public init(
    _ template: String,
    judging judgment: Message? = nil,
    one: String,
    counting parameter: String
  ) {
    self.init("", template, judging: judgment, one: one, counting: parameter)
  }

  /// Creates a message with plural forms, and one for all other counts.
  public init(_ template: String, _ wordings: [PluralCategory: String], counting parameter: String)
  {
    self.init("", template, Plural(parameter: parameter, wordings: wordings))
  }

  /// Creates a message with one wording.
  public init(stringLiteral template: String) {
    self.init(template)
  }

  /// The names in braces, in order of the template and then of the other wordings.
  package var placeholders: [String] {
    var names: [String] = []
    for wording in [template] + (plural?.wordings ?? []) {
      _ = wording.replacingPlaceholders { placeholder in
        names.append(Placeholder(placeholder).name)
        return ""
      }
    }
    return names
  }

  /// Returns the message with its placeholders filled in.
  ///
  /// `{label}` is the given label, or else that of another field among the parameters; any other
  /// name is a parameter. Unknown names stay unchanged. The language determines plural forms and
  /// list separators. Without a label, a sentence that begins with it begins after it: "Must be a
  /// number."
  public func text(
    _ parameters: Parameters,
    label: String? = nil,
    in language: Language = .english
  ) -> String {
    var chosen = template
    if let plural, case .number(let count) = parameters[plural.parameter] {
      chosen = plural[language.plurals.category(of: count)] ?? template
    }
    let label = label ?? parameters["label"].flatMap { String($0) }
    if label == nil, let predicate = chosen.predicate { chosen = predicate }
    return chosen.replacingPlaceholders { placeholder in
      if placeholder == "label" { return (label ?? language.unnamed).printable }
      return Message.filling(Placeholder(placeholder), parameters, language) ?? "{\(placeholder)}"
    }
  }

  /// The variants for screens of different widths, the longest first: shorter ones follow after
  /// ` | `, in the template and in each plural form.
  package var variants: [Message] { template.variants.indices.map(variant) }

  /// The longest variant.
  package var longest: Message { template.hasVariants ? variant(0) : self }

  private func variant(_ index: Int) -> Message {
    Message(id, template.variant(index), plural?.mapped { $0.variant(index) })
  }

  /// Returns the template with each placeholder replaced by a text of any length.
  package func replacingPlaceholders(_ text: (String) -> String) -> String {
    template.replacingPlaceholders { text(Placeholder($0).name) }
  }

  /// The parts of a placeholder.
  private struct Placeholder {
    /// The parameter.
    let name: String

    /// The number that determines the plural form of the parameter's words.
    var count: String?

    /// The grammatical case of the parameter's words.
    var form: String?

    init(_ text: String) {
      guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else {
        name = text
        return
      }
      name = String(text[..<colon])
      let inflection = text.utf8[colon...].dropFirst()
      let dot = inflection.firstIndex(of: UInt8(ascii: ".")) ?? inflection.endIndex
      count = dot == inflection.startIndex ? nil : String(Substring(inflection[..<dot]))
      form = dot == inflection.endIndex ? nil : String(Substring(inflection[dot...].dropFirst()))
    }
  }

  /// Returns the text for a placeholder; `nil` if no parameter has its name.
  private static func filling(
    _ placeholder: Placeholder,
    _ parameters: Parameters,
    _ language: Language
  ) -> String? {
    switch parameters.wording(of: placeholder.name) {
    case nil: return parameters[placeholder.name].map { shown($0, in: language) }
    case .answer(let value): return shown(value, in: language)
    case .day(let date, let time):
      let texts = [date.map(language.forms.written), time.map(language.forms.written)]
      return texts.compactMap { $0 }.joined(separator: " ")
    case .words(let words):
      let count = placeholder.count.flatMap { parameters[$0] }
      let members = words.members.lazy.map { member in
        language.text(of: member, counting: count, form: placeholder.form)
      }
      // Alone, it may be a sentence.
      if members.count == 1 { return members[0].clipped(to: listLimit).printable }
      return listed(members, upTo: listLimit, in: language, words.joining)
    }
  }

  /// Returns a value as displayed in a message: printable, and clipped as a whole and by item.
  private static func shown(_ value: Value, in language: Language) -> String {
    if case .number(let number) = value {
      return language.forms.written(number).clipped(to: valueLimit)
    }
    guard case .list(let items) = value else {
      return value.description.clipped(to: valueLimit).printable
    }
    return listed(items.lazy.map(\.description), upTo: valueLimit, in: language)
  }

  private static func listed(
    _ items: some Sequence<String>,
    upTo itemLimit: Int,
    in language: Language,
    _ joining: Wording.List.Joining = .list
  ) -> String {
    // Each item shown takes at least one grapheme, so more items than that are never visible.
    let shown = items.prefix(listLimit).map { $0.clipped(to: itemLimit) }
    return joining.joined(shown, in: language).clipped(to: listLimit).printable
  }
}

extension String {
  /// What follows the label at the start of a template, which may be in quotation marks, without the
  /// particles that Japanese has there, and with a capital letter; `nil` if it does not start with
  /// the label.
  fileprivate var predicate: String? {
    // Most templates begin with neither the label nor a quotation mark: their first byte tells.
    guard let first = utf8.first, first > 0x7F || "{\" ".utf8.contains(first) else { return nil }
    let isLabel = first == UInt8(ascii: "{")
    let start = isLabel ? self[...] : drop { "\"„«「\u{A0}\u{202F} ".contains($0) }
    guard start.utf8.starts(with: "{label}".utf8) else { return nil }
    let rest = start.dropFirst("{label}".count).drop { "\"“»」\u{A0}\u{202F}".contains($0) }
    let text = rest.first == " " ? rest.dropFirst() : rest.drop { "はにをの".contains($0) }
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// The texts between ` | `.
  fileprivate var variants: [String] {
    var (variants, start): ([String], Index) = ([], startIndex)
    // By bytes: splitting by a text takes a sixth of the start of the program.
    for bar in utf8.indices where utf8[bar...].starts(with: " | ".utf8) && bar >= start {
      variants.append(String(self[start..<bar]))
      start = utf8.index(bar, offsetBy: 3)
    }
    return variants + [String(self[start...])]
  }

  fileprivate var hasVariants: Bool { utf8.contains(UInt8(ascii: "|")) }

  /// Returns a variant; the last one if there are not that many.
  fileprivate func variant(_ index: Int) -> String {
    let variants = variants
    return variants[min(index, variants.count - 1)]
  }

  /// Returns a wording with each placeholder replaced by a text, and doubled braces by single ones.
  ///
  /// Placeholders are found by bytes: braces are ASCII, so they are never part of another scalar.
  func replacingPlaceholders(_ text: (_ placeholder: String) -> String) -> String {
    guard utf8.contains(UInt8(ascii: "{")) else { return self }
    var wording = self
    return wording.withUTF8 { bytes in
      var filled: [UInt8] = []
      filled.reserveCapacity(bytes.count)
      var rest = bytes[...]
      while let open = rest.firstIndex(of: UInt8(ascii: "{")),
        let close = rest[open...].firstIndex(of: UInt8(ascii: "}"))
      {
        filled += rest[..<open]
        let isText =
          rest[open + 1] == UInt8(ascii: "{") && rest[(close + 1)...].first == UInt8(ascii: "}")
        if isText {
          filled += rest[(open + 1)...close]
          rest = rest[(close + 2)...]
          continue
        }
        filled += text(String(decoding: rest[(open + 1)..<close], as: UTF8.self)).utf8
        rest = rest[(close + 1)...]
      }
      filled += rest
      return String(decoding: filled, as: UTF8.self)
    }
  }
}
