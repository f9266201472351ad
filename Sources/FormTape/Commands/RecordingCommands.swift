/// `Output demo.cast`: writes a recording in the format of the extension.
package struct Output: TapeCommand {
  package static let words = ["Output"]
  package static let dialect = CommandDialect.vhs

  package static let entry = TapeEntry(
    .pictures,
    usage: "Output FILE",
    summary: "Write a recording: .svg, .html, .cast or .txt",
    example: """
      Output demo.html
      Type "ada"
      """
  )

  /// The path, as the tape writes it.
  package let path: String

  package let format: RecordingFormat

  package init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    let token = arguments.next
    path = try arguments.path()
    guard let format = RecordingFormat(path: path) else {
      throw arguments.finding(
        .unexpected,
        at: token,
        "unsupported recording format: \(path.tapeQuoted)",
        note: RecordingFormat.advice(for: path)
      )
    }
    self.format = format
  }

  package func prepare(_ setup: inout CaseSetup) { setup.outputs.append(path) }
}

/// A format of recordings.
package enum RecordingFormat: Sendable, CaseIterable {
  /// An animation as a picture.
  case svg
  /// A page with a player.
  case html
  /// An asciicast.
  case cast
  /// The screens as text.
  case text

  /// The extensions of its files.
  private var extensions: [String] {
    switch self {
    case .svg: ["svg"]
    case .html: ["html", "htm"]
    case .cast: ["cast"]
    case .text: ["txt", "ascii", "test"]
    }
  }

  /// Creates the format of a file; `nil` if there is none with its extension.
  package init?(path: String) {
    let format = RecordingFormat.allCases.first {
      $0.extensions.contains(path.fileExtension ?? "")
    }
    guard let format else { return nil }
    self = format
  }

  /// Returns whether a path has the extension of a picture or a film, supported or not.
  package static func isFilm(_ path: String) -> Bool {
    RecordingFormat(path: path).map { $0 != .text } ?? (conversions(of: path) != nil)
  }

  /// Returns the formats to use for a path in none of them, and how to convert a recording.
  fileprivate static func advice(for path: String) -> String {
    let formats = "use .svg, .html, .cast or .txt"
    return conversions(of: path).map { "\(formats); to convert: \($0)" } ?? formats
  }

  /// Returns the commands that make a file in a format of other tools from a recording; `nil` if
  /// none are known.
  private static func conversions(of path: String) -> String? {
    let stem = path.fileStem
    return switch path.fileExtension {
    case "gif": "agg \(stem).cast \(stem).gif"
    case "mp4", "webm":
      "agg \(stem).cast \(stem).gif && ffmpeg -i \(stem).gif \(stem).\(path.fileExtension ?? "")"
    case "png": "rsvg-convert \(stem).svg -o \(stem).png"
    default: nil
    }
  }
}

/// `Caption "a typo…"`: shows a text below the screen in recordings, a line per argument; without
/// one, removes it.
package struct Caption: TapeCommand {
  package static let words = ["Caption"]

  package static let entry = TapeEntry(
    .pictures,
    usage: "Caption [TEXT]...",
    summary: "Show text below the screen; without one, remove it",
    example: """
      Caption "A name has 3 characters or more."
      Type "ad"
      Caption
      """
  )

  /// The text, including line breaks; empty for none.
  package let text: String

  package init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    guard !arguments.isAtEnd else {
      text = ""
      return
    }
    let lines = try arguments.lines()
    guard !lines.isEmpty else { throw arguments.unexpected("quoted text") }
    text = lines.joined(separator: "\n")
  }

  package var effect: TapeEffect { .remark }

  package func perform(by player: inout CasePlayer<some Stage>) throws(Breakdown) {
    try player.show(caption: text)
  }
}

/// `Hide`: pauses recording.
package struct Hide: TapeCommand {
  package static let words = ["Hide"]
  package static let dialect = CommandDialect.vhs

  package static let entry = TapeEntry(
    .pictures,
    usage: "Hide",
    summary: "Pause recordings",
    example: """
      Hide
      Type "ada"
      Show
      """
  )

  package init(_: inout TapeArguments) {}

  package func perform(by player: inout CasePlayer<some Stage>) { player.isHidden = true }
}

/// `Show`: resumes recording.
package struct Show: TapeCommand {
  package static let words = ["Show"]
  package static let dialect = CommandDialect.vhs

  package static let entry = TapeEntry(
    .pictures,
    usage: "Show",
    summary: "Resume recordings",
    example: """
      Hide
      Type "ada"
      Show
      """
  )

  package init(_: inout TapeArguments) {}

  package func perform(by player: inout CasePlayer<some Stage>) { player.isHidden = false }
}

extension TapeStep {
  /// The path of the recording or picture that the step writes, however it is spelled; `nil` if it
  /// writes none.
  package var writtenFile: String? {
    let path = command.cast(to: Output.self)?.path ?? command.cast(to: Screenshot.self)?.path
    return path.map { ($0.hasPrefix("/") ? "/" : "") + $0.pathNames.joined(separator: "/") }
  }
}
