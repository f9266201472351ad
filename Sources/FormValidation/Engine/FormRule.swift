/// A rule about several fields of a form, which blames one of them.
///
/// The rule is put on the field it blames, and reads the others.
public protocol FormRule: Rule {
  /// The field that is blamed; its own answer is the one the rule is asked about.
  var field: FieldID { get }
}
