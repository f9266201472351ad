package import FormFile
package import FormTape
import FormValidation
import Forms
import SourceText
import Synchronization
import SystemCalls

/// The files that tapes name.
package enum TapeFiles {
  /// The files on disk that tapes can name.
  ///
  /// A form that runs programs is read like any other; the player decides whether they run.
  package static let surroundings = surroundings { _ in }

  /// Returns the files on disk that tapes can name, which pass on the path of each one looked up.
  static func surroundings(
    noting note: @escaping @Sendable (_ path: String) -> Void
  ) -> TapeSurroundings {
    TapeSurroundings(
      tape: { path in
        note(path)
        return lookUp(path, limit: Tape.byteLimit) { bytes in
          guard let text = String(validating: bytes, as: UTF8.self) else {
            return .unreadable("not UTF-8")
          }
          return .found(text)
        }
      },
      form: { form(at: $0, allowsCommands: true, noting: note) },
      translatedForm: { form(at: $0, in: $1, allowsCommands: true, noting: note) },
      nearest: { PathParts($0).nearest(endings: $1, below: $2) }
    )
  }

  /// Looks up a form, in a language if one is given; one that runs programs only if allowed.
  static func form(
    at path: String,
    in language: Language? = nil,
    allowsCommands: Bool,
    noting note: @escaping @Sendable (_ path: String) -> Void = { _ in }
  ) -> TapeSurroundings.Lookup<Form> {
    note(path)
    return lookUp(path, limit: Form.byteLimit) { bytes in
      do throws(Diagnostics) {
        let folder = PathParts(path).folder
        let extensions = FormExtensions(
          allowsCommands: allowsCommands,
          folder: folder,
          language: language
        ) { other, limit throws(FormFileError) in
          note(folder.isEmpty ? other : "\(folder)/\(other)")
          return try content(of: other, in: folder, limit: limit)
        }
        return .found(try Form(bytes: bytes, file: path, extensions: extensions))
      } catch {
        return .wrong(error)
      }
    }
  }

  /// The longest time to wait for a file that a form refers to, which can be a pipe.
  private static let patience = Duration.seconds(5)

  /// Returns the bytes of a file that a form in a folder refers to, up to one more than a limit.
  package static func content(
    of path: String,
    in folder: String,
    limit: Int,
    isRegular: Bool = false
  ) throws(FormFileError) -> [UInt8] {
    let base = path.hasPrefix("/") || folder.isEmpty ? "" : "\(folder)/"
    do throws(Posix.Failure) {
      return isRegular
        ? try Posix.bytesOfFile(base + path, limit: limit)
        : try Posix.bytes(of: base + path, limit: limit, until: .now + patience)
    } catch {
      let nearest = Posix.exists(base + path) ? nil : PathParts(path).nearest(below: base)
      throw FormFileError(
        error.reason + nearest.didYouMean
      )
    }
  }

  /// Returns surroundings that read each form once, because the tapes of a run mostly share them.
  /// - Parameter note: Gets the path of each file that is looked up, of a form only the first time.
  /// - Returns: The surroundings.
  package static func remembering(
    noting note: @escaping @Sendable (_ path: String) -> Void = { _ in }
  ) -> TapeSurroundings {
    let cache = FormCache()
    var remembering = surroundings(noting: note)
    remembering.form = { cache.form($0, nil, noting: note) }
    remembering.translatedForm = { cache.form($0, $1, noting: note) }
    return remembering
  }

  /// Forms that were looked up, by path and language.
  private final class FormCache: Sendable {
    private let forms = Mutex<[[String]: TapeSurroundings.Lookup<Form>]>([:])

    func form(
      _ path: String,
      _ language: Language?,
      noting note: @escaping @Sendable (_ path: String) -> Void
    ) -> TapeSurroundings.Lookup<Form> {
      let key = [path, language?.code ?? ""]
      return forms.withLock { forms in
        if let known = forms[key] { return known }
        let found = TapeFiles.form(at: path, in: language, allowsCommands: true, noting: note)
        forms[key] = found
        return found
      }
    }
  }

  /// Rejects a path that names a form, every line of which would be an error in a tape.
  package static func requireTape(_ path: String) throws(RunError) {
    guard [".yaml", ".yml"].contains(where: path.hasSuffix) else { return }
    throw .refused("\(path.debugDescription) is a form; name a .tape file")
  }

  /// Looks up a file, and converts its bytes.
  private static func lookUp<Content>(
    _ path: String,
    limit: Int,
    content: ([UInt8]) -> TapeSurroundings.Lookup<Content>
  ) -> TapeSurroundings.Lookup<Content> {
    guard Posix.exists(path) else { return .missing }
    do throws(Posix.Failure) {
      let bytes = try Posix.bytesOfFile(path, limit: limit)
      guard bytes.count <= limit else { return .unreadable("larger than \(limit >> 20) MiB") }
      return content(bytes)
    } catch {
      return .unreadable(error.reason)
    }
  }
}
