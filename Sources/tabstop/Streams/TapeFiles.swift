import Diagnostics
import FormFile
import FormTape
import FormUI
import Foundation

/// The files that tapes name.
enum TapeFiles {
  /// Where tapes find each other and their forms: on the disk.
  ///
  /// A form that runs programs is read like any other; that none runs is up to whoever plays it.
  static let surroundings = TapeSurroundings(
    tape: { path in
      lookUp(path, limit: Tape.byteLimit) { bytes in
        guard let text = String(validating: bytes, as: UTF8.self) else {
          return .unreadable("it is not UTF-8")
        }
        return .found(text)
      }
    },
    form: { path in
      lookUp(path, limit: Form.byteLimit) { bytes in
        do throws(Diagnostics) {
          let extensions = FormExtensions(allowsCommands: true)
          return .found(try Form(bytes: bytes, file: path, extensions: extensions))
        } catch {
          return .wrong(error)
        }
      }
    }
  )

  /// Looks a file up, and makes of its bytes what they are.
  private static func lookUp<Content>(
    _ path: String,
    limit: Int,
    content: ([UInt8]) -> TapeSurroundings.Lookup<Content>
  ) -> TapeSurroundings.Lookup<Content> {
    guard access(path, F_OK) == 0 else { return .missing }
    do {
      let bytes = try InputFile(path: path).bytes(limit: limit)
      guard bytes.count <= limit else { return .unreadable("it is over \(limit >> 20) MiB") }
      return content(bytes)
    } catch {
      return .unreadable(String(cString: strerror(errno)))
    }
  }
}
