import Diagnostics
import FormFile
import FormUI
import FormValidation

/// What reading a form complains of, as a person reads it.
func complaint(about yaml: String) -> String {
  do throws(Diagnostics) {
    _ = try Form(yaml: yaml)
    return "no complaint"
  } catch {
    return error.description
  }
}

/// What reading a rule by itself complains of, as a person reads it.
func complaint(aboutRule spelling: String) -> String {
  do throws(Diagnostics) {
    _ = try Clause(yaml: spelling)
    return "no complaint"
  } catch {
    return error.description
  }
}
