import FormFile
import FormValidation
import Forms
import SourceText

/// Returns the errors in a form, as printed.
func complaint(
  about yaml: String,
  allowsCommands: Bool = false,
  file: FormExtensions.FileReading? = nil
) -> String {
  let extensions = FormExtensions(allowsCommands: allowsCommands, file: file)
  do throws(Diagnostics) {
    _ = try Form(yaml: yaml, extensions: extensions)
    return "no complaint"
  } catch {
    return error.description
  }
}

/// Returns the errors in a rule, as printed.
func complaint(aboutRule spelling: String) -> String {
  do throws(Diagnostics) {
    _ = try Clause(yaml: spelling)
    return "no complaint"
  } catch {
    return error.description
  }
}
