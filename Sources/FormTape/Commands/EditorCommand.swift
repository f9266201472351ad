import FormUI
import FormValidation

/// `Editor note "a line" "another"`, `Editor note fails`: sets the result of editing a long text in
/// the user's editor.
package struct SetEdit: ReadableCommand {
  static let words = ["Editor"]
  static let dialect = CommandDialect.native

  /// The result.
  package let edit: StagedEdit

  /// Creates the command.
  package init(_ edit: StagedEdit) {
    self.edit = edit
  }

  init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    let name = arguments.next
    let (id, field) = try arguments.field()
    if let field, !field.widget.description.keepsLineBreaks {
      throw arguments.finding(
        .pointless,
        at: name,
        "\(id) does not open an editor",
        note: "only a textarea uses Editor"
      )
    }
    guard !arguments.take(word: "fails") else {
      edit = StagedEdit(of: id, nil)
      return
    }
    guard arguments.next?.kind == .string else {
      throw arguments.unexpected("quoted text or fails")
    }
    edit = StagedEdit(of: id, try arguments.lines().joined(separator: "\n"))
  }

  package func prepare(_ setup: inout CaseSetup) { setup.edits.append(edit) }
}
