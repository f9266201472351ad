/// `running`: the program has not ended.
public struct Running: ReadableSubject {
  static let words = ["running"]

  /// Creates the subject.
  public init() {}

  init(_: inout TapeArguments, word _: TapeToken) {}

  public var looksAtForm: Bool { false }

  public var description: String { "running" }

  public func check(_ scene: Scene) -> Unmet? {
    scene.exitStatus.map { status in
      Unmet("program", expected: ["running"], actual: ["exited with status \(status)"])
    }
  }
}
