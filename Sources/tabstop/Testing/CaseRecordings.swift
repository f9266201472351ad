import FormTape

/// The recordings of a case requested by its tape or by options.
struct CaseRecordings {
  /// The files to write.
  private(set) var files: [KeptFile] = []

  /// The requested recordings that are not supported.
  private(set) var notes: [String] = []

  /// Creates the recordings of a played case; empty if it was not played.
  init(of play: CasePlay, _ tapeCase: TapeCase, of tape: Tape, _ options: WorkerOptions) {
    guard let last = play.recording.last else { return }
    let title = "\(tape.name): \(tapeCase.name)"
    let steps = tape.steps(of: tapeCase)
    var look = PictureLook(title: title, padding: PictureLook.tapePadding)
    for action in steps.lazy.flatMap(\.command.actions) {
      if case .set(.look(let name, let value)) = action { look.set(name, to: value) }
    }
    let stem = "\(tape.file.withoutExtension.fileNameStem)-\(tapeCase.name.fileNameStem)"
    if let folder = options.castFolder {
      let text = Cast(of: play.recording, title: title).text
      files.append(KeptFile(path: "\(folder)/\(stem).cast", text: text))
    }
    if let folder = options.pictureFolder {
      let text = SVGPicture(last.screen, cursor: last.cursor, look: look).text
      files.append(KeptFile(path: "\(folder)/\(stem).svg", text: text))
    }
    for path in play.outputs {
      let origin = steps.first { ($0.command as? Output)?.path == path }?.origin
      if path.hasSuffix(".cast") {
        let text = Cast(of: play.recording, title: title).text
        files.append(KeptFile(path: path, text: text, origin: origin))
      } else if path.hasSuffix(".svg") {
        let text = SVGFilm(of: play.recording, look: look).text
        files.append(KeptFile(path: path, text: text, origin: origin))
      } else if [".txt", ".ascii", ".test"].contains(where: path.hasSuffix) {
        files.append(KeptFile(path: path, text: play.recording.script, origin: origin))
      } else {
        notes.append("\(path) was not written: unsupported recording format")
      }
    }
  }
}

extension String {
  /// A tape's path without `.tape`.
  fileprivate var withoutExtension: String {
    hasSuffix(".tape") ? String(dropLast(5)) : self
  }
}
