import Diagnostics
import FormValidation
import Foundation

/// A file named on the command line; `-` is standard input.
struct InputFile {
  /// The name as it was given.
  let path: String

  /// What a file of the name is to be.
  var kind = "form file"

  /// The name that diagnostics use.
  var name: String { path == "-" ? "standard input" : path }

  /// The folder that the file is in; of standard input, the current one.
  var folder: String {
    path == "-" ? "." : URL(fileURLWithPath: path).deletingLastPathComponent().path
  }

  /// The bytes of the file, one more than the limit where it has more.
  func bytes(limit: Int) throws(Trouble) -> [UInt8] {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY)
    guard descriptor >= 0 else { throw unreadable(errno) }
    defer { if path != "-" { close(descriptor) } }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes += chunk[..<count]
      } else if count == 0 {
        break
      } else if errno != EINTR {
        throw unreadable(errno)
      }
    }
    return bytes
  }

  private func unreadable(_ code: Int32) -> Trouble {
    switch code {
    case ENOENT: Trouble("\(path.printable): no such file\(suggestion)")
    case EISDIR: Trouble("\(path.printable) is a folder; name a \(kind)")
    default: Trouble("cannot read \(path.printable): \(String(cString: strerror(code)))")
    }
  }

  /// The most similar name in the same folder, as a question; the name with its ending first.
  private var suggestion: String {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let last = url.lastPathComponent
    let endings = kind == "tape" ? [".tape"] : [".yaml", ".yml", ".json"]
    let whole = endings.map { last + $0 }.first(where: names.contains)
    guard let name = whole ?? names.nearest(to: last) else { return "" }
    let parent = PathParts(path).folder
    let nearest = parent.isEmpty ? name : parent == "/" ? "/\(name)" : "\(parent)/\(name)"
    return "; did you mean \(nearest.printable)?"
  }
}
