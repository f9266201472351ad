/// The history of a field, as far as showing its messages depends on it.
public struct FieldState: Hashable, Sendable {
  /// Whether its answer was ever changed.
  public internal(set) var isChanged = false

  /// Whether the focus has left it after a change.
  public internal(set) var wasLeftChanged = false

  /// Whether the focus has ever left it.
  public internal(set) var wasLeft = false

  /// Whether a submit was refused while it was asked.
  public internal(set) var wasSubmitted = false

  /// Whether an error is shown beside it; it stays until the answer is valid.
  public internal(set) var showsError = false
}

/// The states of all fields, and how many of them show an error.
public struct FieldStates: RandomAccessCollection, Sendable {
  private var states: [FieldState]

  /// The number of fields that show an error.
  private(set) var errorCount = 0

  /// Creates the states of untouched fields.
  init(count: Int) {
    states = Array(repeating: FieldState(), count: count)
  }

  public var startIndex: Int { states.startIndex }
  public var endIndex: Int { states.endIndex }

  /// The state of a field, by its index in the form.
  public internal(set) subscript(place: Int) -> FieldState {
    get { states[place] }
    set {
      errorCount += (newValue.showsError ? 1 : 0) - (states[place].showsError ? 1 : 0)
      states[place] = newValue
    }
  }
}
