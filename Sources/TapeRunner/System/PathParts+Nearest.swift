import SourceText
package import SystemCalls

extension PathParts {
  /// Returns the path of the file in the same folder with the most similar name, for a path that
  /// does not exist.
  /// - Parameters:
  ///   - endings: Endings that the name may lack, such as `.yaml`; the first one that helps takes
  ///     precedence.
  ///   - base: The folder that the path is relative to, with a slash at its end.
  /// - Returns: The path; `nil` if no name is similar.
  package func nearest(endings: [String] = [], below base: String = "") -> String? {
    let parent = base + folder
    let names = Posix.names(in: parent.isEmpty ? "." : parent)
    let whole = endings.map { name + $0 }.first(where: names.contains)
    // A common extension does not make names similar.
    let kin = names.filter { name in
      let other = PathParts(name).ending
      return other == ending || ending.isEmpty && endings.contains(".\(other)")
    }
    let nearestStem = kin.map { PathParts($0).stem }.nearest(to: stem)
    let similar = kin.first { PathParts($0).stem == nearestStem }
    let others = names.filter { !kin.contains($0) }
    guard let found = whole ?? similar ?? others.nearest(to: name) else { return nil }
    return folder.isEmpty ? found : folder == "/" ? "/\(found)" : "\(folder)/\(found)"
  }
}
