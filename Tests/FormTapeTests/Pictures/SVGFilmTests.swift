import FormTape
import Foundation
import SeededRandom
import TestSupport
import Testing

struct SVGFilmTests {
  private func frame(_ milliseconds: Int, _ lines: String...) -> SVGFilm.Still {
    SVGFilm.Still(at: .milliseconds(milliseconds), CellGrid(lines, columns: 5))
  }

  @Test func `a changing row is a strip moved in steps`() {
    let film = SVGFilm([
      frame(0, "a", "x"), frame(500, "b", "x"), frame(1000, "a", "x"), frame(2000, "", "x"),
    ])
    let text = film.text
    #expect(
      text.contains(
        """
        <defs>
        <g id="r0">
        <text y="14.8" class="c0"><tspan x="0">a</tspan></text>
        </g>
        <g id="r1">
        <text y="14.8" class="c0"><tspan x="0">b</tspan></text>
        </g>
        <g id="r2">
        <text y="14.8" class="c0"><tspan x="0">x</tspan></text>
        </g>
        </defs>
        <svg x="0" y="0" width="48" height="40">
        <g id="m0" class="m" transform="translate(-115.2)">
        <use href="#r0" y="0"/>
        <use href="#r1" x="57.6" y="0"/>
        </g>
        <use href="#r2" y="20"/>
        </svg>
        """
      )
    )
    #expect(
      text.contains(
        ".m{animation:4s step-end infinite}#m0{animation-name:m0}@keyframes m0"
          + "{0%{transform:translateX(0px)}12.5%{transform:translateX(-57.6px)}"
          + "25%{transform:translateX(0px)}50%{transform:translateX(-115.2px)}}"
          + "@media(prefers-reduced-motion:reduce){.m{animation:none!important}}"
      )
    )
    #expect(text == film.text)
  }

  @Test func `unchanged rows are drawn once`() {
    let text = SVGFilm([frame(0, "ab"), frame(500, "ac"), frame(700, "ad")]).text
    #expect(text.components(separatedBy: ">a</tspan>").count == 2)
    #expect(text.components(separatedBy: "<use ").count == 5)
  }

  @Test func `the last screen is the description`() {
    let text = SVGFilm([frame(0, "ab"), frame(500, "<a", "b")]).text
    #expect(text.contains("<title>Terminal</title>\n<desc>&lt;a&#10;b</desc>\n"))
  }

  @Test(arguments: 0..<20)
  func `the animation shows the right screen at every moment`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let frames = (0..<12).map { number in
      let lines = (0..<3).map { _ in
        String((0..<4).map { _ in "ab ─".randomElement(using: &random) ?? " " })
      }
      return SVGFilm.Still(at: .milliseconds(number * 100), CellGrid(lines, columns: 5))
    }
    let film = SVGFilm(frames, pause: .milliseconds(800))
    let shown = FilmReader(film.text)
    for (number, frame) in frames.enumerated() {
      let letters = frame.grid.lines.map { $0.replacing("─", with: " ").trimmedEnd }
      #expect(shown.screen(at: Double(number) * 100 / 19 + 0.1, rows: 3) == letters)
    }
  }

  @Test func `the first screen is visible from the start, and too brief ones are skipped`() {
    let film = SVGFilm([frame(700, "a"), frame(1000, "b"), frame(1000, "c"), frame(2000, "c")])
    #expect(
      film.text.contains(
        "m0{0%{transform:translateX(0px)}25%{transform:translateX(-57.6px)}}"
      )
    )
  }

  @Test func `a single screen is not animated, and no screen is an empty picture`() {
    let film = SVGFilm([frame(0, "a")])
    #expect(film.text.contains("<use ") && !film.text.contains("animation"))
    #expect(!SVGFilm([]).text.contains("animation"))
  }

  @Test func `screens of several sizes fit into the largest`() {
    let small = SVGFilm.Still(at: .zero, CellGrid(["a"], columns: 1))
    let film = SVGFilm([small, frame(10, "b", "c")], look: PictureStyle(padding: 5))
    #expect(film.text.contains("viewBox=\"0 0 58 50\""))
    #expect(film.text.contains("<svg x=\"5\" y=\"5\" width=\"48\" height=\"40\">"))
  }
}

/// Reads the text of a film back, as a browser shows it.
private struct FilmReader {
  private var rows: [String: [(left: Double, text: String)]] = [:]
  private var steps: [String: [(percent: Double, shift: Double)]] = [:]
  private let body: Substring

  init(_ svg: String) {
    let parts = svg.components(separatedBy: "</defs>")
    body = parts[1][...]
    for row in parts[0].matches(of: /<g id="(r\d+)">\n(?:<path.*\n)?(?:<text[^>]*>(.*)<\/text>\n)?/)
    {
      rows[String(row.1)] = (row.2 ?? "").matches(of: /x="([\d.]+)"[^>]*>([^<]+)</).map {
        (Double($0.1) ?? 0, String($0.2))
      }
    }
    for strip in svg.matches(of: /@keyframes (m\d+){((?:[^{}]+{[^}]*})*)}/) {
      steps[String(strip.1)] = strip.2.matches(of: /([\d.]+)%{transform:translateX\(([-\d.]+)px/)
        .map { (Double($0.1) ?? 0, Double($0.2) ?? 0) }
    }
  }

  /// Returns the visible lines, of five cells each, at a percentage of the film.
  func screen(at percent: Double, rows count: Int) -> [String] {
    var screen = Array(repeating: Array(repeating: Character(" "), count: 5), count: count)
    var shift = 0.0
    for line in body.split(separator: "\n") {
      if let strip = line.firstMatch(of: /<g id="(m\d+)"/) {
        shift = steps[String(strip.1)]?.last { $0.percent <= percent }?.shift ?? 0
      } else if line == "</g>" {
        shift = 0
      } else if let use = line.firstMatch(of: /href="#(r\d+)"(?: x="([\d.]+)")? y="(\d+)"/) {
        let left = shift + (use.2.flatMap { Double($0) } ?? 0)
        for word in rows[String(use.1)] ?? [] {
          for (index, letter) in word.text.enumerated() {
            let column = Int(((left + word.left) / 9.6).rounded()) + index
            if (0..<5).contains(column) { screen[(Int(use.3) ?? 0) / 20][column] = letter }
          }
        }
      }
    }
    return screen.map { String($0).trimmedEnd }
  }
}

extension String {
  /// The text without spaces at its end.
  fileprivate var trimmedEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
