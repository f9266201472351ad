import FormRecords
import FormValidation
import Glibc
import SystemCalls

/// A file of records named on the command line; `-` is standard input.
struct RecordFile {
  private let file: InputFile

  init(_ path: String) {
    file = InputFile(path: path, kind: "file of records")
  }

  /// Opens the file, and returns the source of its records; what is not given is detected.
  func source(
    in format: RecordFormat?,
    separatedBy delimiter: Delimiter?,
    encoding: TextEncoding?
  ) throws(CommandError) -> RecordSource {
    let (name, descriptor) = (file.name, try file.open())
    if format == nil, [".yaml", ".yml"].contains(where: name.hasSuffix) {
      throw CommandError("\(name.printable) is YAML; records are JSON, JSON Lines or CSV")
    }
    return RecordSource(
      name: name,
      format: format ?? RecordFormat(fileName: name) ?? (delimiter == nil ? nil : .csv),
      delimiter: delimiter,
      encoding: encoding,
      read: { memory throws(CommandError) in
        do throws(Posix.Failure) {
          return try Posix.read(into: memory, from: descriptor)
        } catch {
          throw CommandError("cannot read \(name.printable): \(error.reason)")
        }
      }
    )
  }
}
