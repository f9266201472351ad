public import FormValidation

/// What never changes about a widget while its form is filled out.
///
/// Read once for each field and kept, whereas a description is of the current state.
public struct WidgetTraits: Equatable, Sendable {
  /// The role, which determines what can be typed.
  public let role: WidgetRole

  /// The kind of value it edits, which determines the rules that fit it.
  public let kind: ValueKind

  /// Whether no one else may see the answer: it is hidden on the screen, in tapes, recordings, logs
  /// and descriptions.
  public let isSecret: Bool

  /// Whether it is edited in a box, which a theme with grounds shows.
  public let isBox: Bool

  /// Whether its text can have several lines; otherwise, line breaks of a paste become spaces.
  public let keepsLineBreaks: Bool

  /// Whether it has its own undo and redo; otherwise, the filling provides them.
  public let undoesEdits: Bool

  /// Whether it depends on the current time, which is passed only then.
  public let needsNow: Bool

  /// The names of the implied rules that no key can break, as that of a list of which only an
  /// option can be chosen.
  public let keptRules: Set<String>

  /// The label of one more choice, which is any text; `nil` if there is none.
  public let other: String?

  /// The width that it takes if the screen is wide enough, if that is more than the default.
  public let wantedColumns: Int

  /// Creates traits; an omitted property is absent, and the kind and the box are the usual ones of
  /// the role.
  public init(
    _ role: WidgetRole,
    kind: ValueKind? = nil,
    isSecret: Bool = false,
    isBox: Bool? = nil,
    keepsLineBreaks: Bool = false,
    undoesEdits: Bool = false,
    needsNow: Bool = false,
    keptRules: Set<String> = [],
    other: String? = nil,
    wantedColumns: Int = 0
  ) {
    let facts = role.facts
    self.role = role
    self.kind = kind ?? facts.kind
    self.isSecret = isSecret
    self.isBox = isBox ?? facts.isBox
    self.keepsLineBreaks = keepsLineBreaks
    self.undoesEdits = undoesEdits
    self.needsNow = needsNow
    self.keptRules = keptRules
    self.other = other
    // More than any screen has, and little enough to be added to.
    self.wantedColumns = min(max(0, wantedColumns), 1_000)
  }
}
