import FormFile
import FormTape
import FormValidation
import FormWidgets
import Foundation
import Testing

/// The README's animation of `ask` and `choose`.
struct QuestionFilmTests {
  private static let path = "Forms/questions.svg"

  private func film() throws -> SVGFilm {
    var film = ShellFilm(size: Size(columns: 78, rows: 12))
    film.run("name=$(tabstop ask 'User name' --rule required --rule 'length: {min: 3}')")
    var name = Question("User name", type: "text")
    for rule in ["required", "length: {min: 3}"] { name.add(rule: rule) }
    try film.ask(
      name,
      .typing("ad", then: .milliseconds(1_500)) + .typing("a", then: .seconds(1)) + [
        (.enter, .zero)
      ]
    )
    film.run("branch=$(git branch --format='%(refname:short)' | tabstop choose 'Branch')")
    let branches: [Value] = ["main", "develop", "feature/sign-up", "fix/login-typo", "release/2.0"]
    var branch = Question("Branch", type: "select", options: branches)
    branch.add(rule: "required")
    try film.ask(
      branch,
      .typing("login", then: .milliseconds(1_500)) + [(.enter, .zero)]
    )
    film.run("echo \"$name works on $branch\"")
    film.print("ada works on fix/login-typo")
    var look = PictureStyle(
      title: "Questions below a shell's prompt",
      fontSize: 15,
      padding: PictureStyle.tapePadding
    )
    look.set("BorderRadius", to: "8")
    return SVGFilm(film.stills, look: look)
  }

  @Test func `the README's animation is what the questions draw`() throws {
    let readme = try String(contentsOfFile: Corpus.folder + "README.md", encoding: .utf8)
    #expect(readme.contains("](\(Self.path))"))
    let drawn = try film().text
    let stored = try? String(contentsOfFile: Corpus.folder + Self.path, encoding: .utf8)
    // Compared without printing the texts, which are long.
    let isCurrent = drawn == stored
    let new = ".build/questions.svg"
    if !isCurrent {
      try drawn.write(toFile: Corpus.folder + new, atomically: true, encoding: .utf8)
    }
    #expect(isCurrent, "to update it, look at \(new), then run: cp \(new) \(Self.path)")
    #expect(drawn.utf8.count < 40_000)
  }

  @Test func `the commands are those of the README`() throws {
    let readme = try String(contentsOfFile: Corpus.folder + "README.md", encoding: .utf8)
    let text = try film().stills.map(\.grid.text).joined(separator: "\n")
    for command in readme.matches(of: /(?m)^\w+=\$\(.*tabstop (?:ask|choose).*\)/).map(\.0) {
      #expect(text.contains("$ " + command))
    }
    #expect(text.contains("✓ User name  ada") && text.contains("✓ Branch  fix/login-typo"))
  }
}
