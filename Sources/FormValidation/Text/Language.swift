/// A language whose alphabet is known.
/// - Source: the letters, validator.js 13.15.35, "alpha.js".
public enum Language: String, Hashable, Sendable, CaseIterable {
  case bg, cs, da, de, el, en, es, fi, fr, hu, it, nb, nl, nn, pl, pt, ru, sk, sl, sv, tr, uk

  /// Creates the language of a locale: `en` of `en-GB`.
  public init?(locale: String) {
    let code = locale.prefix { $0 != "-" && $0 != "_" }
    self.init(rawValue: code.lowercased())
  }

  /// Whether the alphabet has a letter, small or capital, its accent composed.
  func contains(_ letter: Unicode.Scalar) -> Bool {
    if letter.isASCII { return letter.isASCIILetter && isLatin }
    return letters.unicodeScalars.contains(letter)
      || letters.unicodeScalars.contains { String($0) == letter.properties.lowercaseMapping }
  }

  private var isLatin: Bool {
    switch self {
    case .bg, .el, .ru, .uk: false
    default: true
    }
  }

  /// The small letters beyond ASCII, with capitals where their small one is not of the alphabet.
  private var letters: String {
    switch self {
    case .bg: "абвгдежзийклмнопрстуфхцчшщъыьэюя"
    case .cs: "áčďéěíňóřšťúůýž"
    case .da, .nb, .nn: "æøå"
    case .de: "äöüßẞ"
    case .el: "αβγδεζηθικλμνξοπρςστυφχψωάέήίόύώϊϋΐΰ"
    case .en: ""
    case .es: "áéíñóúü"
    case .fi, .sv: "åäö"
    case .fr: "àâæçéèêëïîôœùûüÿ"
    case .hu: "áéíóöőúüű"
    case .it: "àéèìîóòù"
    case .nl: "áéëïóöüú"
    case .pl: "ąćęśłńóżź"
    case .pt: "ãáàâäçéêëíïõóôöúü"
    case .ru: "абвгдежзийклмнопрстуфхцчшщъыьэюяё"
    case .sk: "áčďéíňóšťúýžĺŕľäô"
    case .sl: "čćđšž"
    case .tr: "çğİıöşü"
    case .uk: "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя"
    }
  }
}
