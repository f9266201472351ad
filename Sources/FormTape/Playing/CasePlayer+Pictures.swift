/// The snapshots and pictures of a case.
extension CasePlayer {
  /// Returns how a screen differs from the stored one.
  func unmet(_ snapshot: Snapshot, in scene: Scene) -> Unmet? {
    let path = snapshotPath(snapshot.name)
    guard let file = options.snapshots.read(path) else {
      return Unmet("snapshot", expected: [path], actual: ["no stored snapshot"])
    }
    guard let stored = StoredScreen(file) else {
      return Unmet("snapshot", expected: [path], actual: ["a file that is not a snapshot"])
    }
    let actual = StoredScreen(scene, redactions: redactions)
    return stored.difference(of: actual, in: snapshot.layers)
  }

  /// Keeps a picture of the screen, in the format of the path's extension.
  mutating func takePicture(_ path: String) throws(Breakdown) {
    let scene = try stage.look(atForm: false)
    switch path.fileExtension {
    case "svg": keep(picture(of: scene), as: path)
    case "png":
      let other = String(path.dropLast(3)) + "svg"
      notes.append("wrote \(other) instead of \(path)")
      keep(picture(of: scene), as: other)
    case "ansi": keep(scene.screen.ansi, as: path)
    case "json": keep(scene.screenJSON, as: path)
    default: keep(scene.screen.text + "\n", as: path)
    }
  }

  private func picture(of scene: Scene) -> String {
    SVGPicture(scene.screen, cursor: scene.cursor, look: look).text
  }

  /// Keeps a new snapshot if the shelf requests it, and returns whether that settles a difference.
  mutating func keep(_ snapshot: Snapshot) throws(Breakdown) -> Bool {
    let path = snapshotPath(snapshot.name)
    let screen = StoredScreen(try stage.look(atForm: false), redactions: redactions)
    let file = KeptFile(path: path, text: screen.file)
    switch options.snapshots.mode {
    case .compare: return false
    case .review:
      files.append(KeptFile(path: path + ".new", text: file.text))
      return false
    case .update:
      updates.append(file)
      let stored = options.snapshots.read(path).flatMap(StoredScreen.init)
      let difference = stored?.difference(of: screen, in: Set(Snapshot.Layer.allCases))
      changes[path] = difference?.hints.flatMap { hint in hint.lines.map { "\(hint.name) \($0)" } }
      return true
    }
  }

  private mutating func keep(_ text: String, as path: String) {
    files.append(KeptFile(path: path, text: text, origin: journal.current?.origin))
  }
}
