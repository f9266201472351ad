import Diagnostics
import FormFile
import FormUI
import TapeRunner

extension Form {
  /// Reads a form file, and prints its warnings.
  /// - Throws: All errors in the form.
  init(reading file: InputFile, _ extensions: FormExtensions) throws(Trouble) {
    let bytes = try file.bytes(limit: Form.byteLimit)
    do throws(Diagnostics) {
      let reading = try FormReading(bytes: bytes, file: file.name, extensions: extensions)
      // For a tape player, standard error is part of the screen.
      if !RehearsedFill.isWanted {
        for warning in reading.warnings { StandardError.write("\(warning)\n") }
      }
      self = reading.form
    } catch {
      throw Trouble(report: error)
    }
  }
}
