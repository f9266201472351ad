/// `cursor 8 14` or `cursor hidden`: the position of the cursor.
public struct CursorPlace: ReadableSubject {
  static let words = ["cursor"]

  /// The cell; `nil` for a hidden cursor.
  public let position: ScreenPosition?

  /// Creates the subject.
  public init(_ position: ScreenPosition?) {
    self.position = position
  }

  init(_ arguments: inout TapeArguments, word _: TapeToken) throws(TapeFinding) {
    position = arguments.take(word: "hidden") ? nil : try arguments.position()
  }

  public var looksAtForm: Bool { false }

  public var description: String { "cursor \(CursorPlace.words(for: position))" }

  public func check(_ scene: Scene) -> Unmet? {
    guard scene.cursor != position else { return nil }
    return Unmet(
      "cursor",
      expected: [CursorPlace.words(for: position)],
      actual: [CursorPlace.words(for: scene.cursor)]
    )
  }

  private static func words(for position: ScreenPosition?) -> String {
    position?.description ?? "hidden"
  }
}
