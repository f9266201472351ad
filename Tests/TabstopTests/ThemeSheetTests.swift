import FormTape
import FormWidgets
import Foundation
import Testing

/// The picture of all themes on the page about the command line.
struct ThemeSheetTests {
  private static let folder = "Sources/tabstop/tabstop.docc/"
  private static let name = "themes.svg"

  private var sheet: String {
    let look = PictureStyle(title: "All themes", fontSize: 12, padding: PictureStyle.tapePadding)
    return SVGPicture(ThemeSample.sheet(of: Theme.all, columns: 118), look: look).text
  }

  @Test func `the picture is what the themes draw`() throws {
    let page = Corpus.folder + Self.folder + "CommandLine.md"
    #expect(try String(contentsOfFile: page, encoding: .utf8).contains("](\(Self.name))"))
    let drawn = sheet
    let path = Self.folder + Self.name
    let stored = try? String(contentsOfFile: Corpus.folder + path, encoding: .utf8)
    // Compared without printing the texts, which are long.
    let isCurrent = drawn == stored
    let new = ".build/\(Self.name)"
    if !isCurrent {
      try drawn.write(toFile: Corpus.folder + new, atomically: true, encoding: .utf8)
    }
    #expect(isCurrent, "to update it, look at \(new), then run: cp \(new) \(path)")
    for name in Theme.names { #expect(drawn.contains(name), "\(name)") }
    #expect(drawn.utf8.count < 150_000)
  }

  @Test(arguments: [1, 37, 38, 77, 78, 118, 119, 1_000])
  func `samples are side by side as far as they fit`(columns: Int) {
    let sheet = ThemeSample.sheet(of: Theme.all, columns: columns)
    #expect(sheet.size.columns <= max(columns, ThemeSample.size.columns))
    #expect(Set(sheet.rows.map(\.count)).count == 1)
    #expect(sheet.size.columns + 2 + ThemeSample.size.columns > columns)
    for name in Theme.names { #expect(sheet.text.contains(name)) }
  }
}
