/// Markdown of GitHub for forms, which have less markup.
extension String {
  /// The text as a note: headings are bold, and comments are left out.
  var asNote: String {
    withoutComments.replacing(#/^#{1,6}[ \t]+(.+?)(?:[ \t]+#+)?[ \t]*$/#.anchorsMatchLineEndings())
    {
      "**\($0.1.replacing("**", with: ""))**"
    }
    .replacing("![", with: "[")
  }

  /// The text without bold parts and comments, and with the addresses of links in parentheses.
  var asPlainText: String {
    withoutComments.replacing(#/!?\[([^\]\[]*)\]\(([^()\s]+)\)/#) { "\($0.1) (\($0.2))" }
      .replacing("**", with: "")
  }

  private var withoutComments: String {
    replacing(#/<!--.*?-->[ \t]*\n?/#.dotMatchesNewlines(), with: "")
  }
}
