/// `snapshot "ready" style cursor`: the stored screen.
///
/// A scene does not know the stored screen; the player compares them by `layers`.
package struct Snapshot: ReadableSubject {
  static let words = ["snapshot"]

  static let entry = TapeEntry(
    .subjects,
    usage: "Expect snapshot NAME [text] [style] [cursor]",
    summary: "The screen as stored in a file beside the tape",
    example: """
      Expect snapshot "ready" text cursor
      """
  )

  /// A compared part of a screen.
  package enum Layer: String, Hashable, Sendable, CaseIterable {
    case text, style, cursor
  }

  /// The snapshot's name, unique in its case.
  package let name: String

  /// The compared parts; by default, only the text.
  package let layers: Set<Layer>

  init(_ arguments: inout TapeArguments, word _: TapeToken) throws(TapeFinding) {
    guard let token = arguments.take(.string) else {
      throw arguments.unexpected("a quoted snapshot name")
    }
    name = token.text
    guard !name.isEmpty, !name.contains("/"), !name.hasPrefix(".") else {
      throw arguments.finding(
        .unexpected,
        at: token,
        "\(name.tapeQuoted) is not a file name",
        note: "remove / and any leading dot"
      )
    }
    var layers: Set<Layer> = []
    while let layer = arguments.next.flatMap({ Layer(rawValue: $0.text) }) {
      arguments.take()
      layers.insert(layer)
    }
    self.layers = layers.isEmpty ? [.text] : layers
  }

  package var looksAtForm: Bool { false }

  package var description: String {
    let named = layers == [.text] ? [] : Layer.allCases.filter(layers.contains).map(\.rawValue)
    return (["snapshot \(name.tapeQuoted)"] + named).joined(separator: " ")
  }

  package func check(_: Scene) -> Unmet? {
    .unknown("snapshot \(name.tapeQuoted) is not available here")
  }
}
