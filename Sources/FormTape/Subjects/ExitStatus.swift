/// `exit 0`: the exit status of the program.
public struct ExitStatus: ReadableSubject {
  static let words = ["exit"]

  /// The status.
  public let status: Int

  /// Creates the subject.
  public init(_ status: Int) {
    self.status = status
  }

  init(_ arguments: inout TapeArguments, word _: TapeToken) throws(TapeFinding) {
    status = try arguments.whole("a status", in: 0...255)
  }

  public var looksAtForm: Bool { false }

  public var description: String { "exit \(status)" }

  public func check(_ scene: Scene) -> Unmet? {
    guard scene.exitStatus != status else { return nil }
    let actual = scene.exitStatus.map(String.init) ?? "still running"
    return Unmet("exit status", expected: ["\(status)"], actual: [actual])
  }
}
