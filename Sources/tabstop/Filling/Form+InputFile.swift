import Diagnostics
import FormFile
import FormUI

extension Form {
  /// Reads a form file, and prints what may not be meant as it is written.
  /// - Throws: everything that is wrong with it.
  init(reading file: InputFile, _ extensions: FormExtensions) throws(Trouble) {
    let bytes = try file.bytes(limit: Form.byteLimit)
    do throws(Diagnostics) {
      let reading = try FormReading(bytes: bytes, file: file.name, extensions: extensions)
      // To a player of tapes, standard error is part of the screen.
      if !RehearsedFill.isWanted {
        for warning in reading.warnings { StandardError.write("\(warning)\n") }
      }
      self = reading.form
    } catch {
      throw Trouble(report: error)
    }
  }
}
