import FormTape
import Testing

struct SVGFilmTests {
  private func frame(_ milliseconds: Int, _ lines: String...) -> SVGFilm.Frame {
    SVGFilm.Frame(at: .milliseconds(milliseconds), CellGrid(lines, columns: 5))
  }

  @Test func `a film is a strip of rows, each drawn once, moved in steps`() {
    let film = SVGFilm([
      frame(0, "a", "x"), frame(500, "b", "x"), frame(1000, "a", "x"), frame(2000, "", "x"),
    ])
    let text = film.text
    #expect(
      text.contains(
        """
        <defs>
        <g id="r0">
        <text y="14.8"><tspan x="0" class="c0">a</tspan></text>
        </g>
        <g id="r1">
        <text y="14.8"><tspan x="0" class="c0">x</tspan></text>
        </g>
        <g id="r2">
        <text y="14.8"><tspan x="0" class="c0">b</tspan></text>
        </g>
        </defs>
        <svg x="0" y="0" width="48" height="40">
        <g id="strip" transform="translate(-96)">
        <g transform="translate(0)"><use href="#r0" y="0"/><use href="#r1" y="20"/></g>
        <g transform="translate(48)"><use href="#r2" y="0"/><use href="#r1" y="20"/></g>
        <g transform="translate(96)"><use href="#r1" y="20"/></g>
        </g>
        </svg>
        """
      )
    )
    #expect(
      text.contains(
        "@keyframes play{0%{transform:translateX(0px)}12.5%{transform:translateX(-48px)}"
          + "25%{transform:translateX(0px)}50%{transform:translateX(-96px)}}"
          + "#strip{animation:play 4s step-end infinite}"
      )
    )
    #expect(text == film.text)
  }

  @Test func `the first screen is there from the start, and one between two is left out`() {
    let film = SVGFilm([frame(700, "a"), frame(1000, "b"), frame(1000, "c"), frame(2000, "c")])
    #expect(
      film.text.contains(
        "play{0%{transform:translateX(0px)}25%{transform:translateX(-96px)}}#strip"
      )
    )
  }

  @Test func `one screen does not move, and none is an empty picture`() {
    let film = SVGFilm([frame(0, "a")])
    #expect(!film.text.contains("animation"))
    #expect(!SVGFilm([]).text.contains("animation"))
  }

  @Test func `screens of several sizes fit into the largest`() {
    let small = SVGFilm.Frame(at: .zero, CellGrid(["a"], columns: 1))
    let film = SVGFilm([small, frame(10, "b", "c")], look: PictureLook(padding: 5))
    #expect(film.text.contains("viewBox=\"0 0 58 50\""))
    #expect(film.text.contains("<svg x=\"5\" y=\"5\" width=\"48\" height=\"40\">"))
  }
}
