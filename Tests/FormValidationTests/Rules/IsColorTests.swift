import FormValidation
import Testing

struct IsColorTests {
  @Test(
    arguments: [
      (.color, "#fA8", .valid), (.color, "#12345678", .valid), (.color, "#", .incomplete),
      (.color, "", .incomplete), (.color, "#12345", .incomplete), (.color, "#123456789", .invalid),
      (.color, "fff", .invalid), (.color, "#g", .invalid),
      (.color(requireHash: false), "fff", .valid),
      (.color(alpha: false), "#1234", .incomplete), (.color(alpha: false), "#1234567", .invalid),
      (.color(.html), "#FFFfff", .valid), (.color(.html), "#fff", .incomplete),
      (.color(.html), "ffffff", .invalid), (.color(.rgb), "rgb(0,128,255)", .valid),
      (.color(.rgb), "RGBA( 1 , 2, 3 , .5 )", .valid), (.color(.rgb), "rgb(0%,50%,100%)", .valid),
      (.color(.rgb), "rgb(0%,1,2)", .invalid), (.color(.rgb), "rgb(0,1%,2)", .invalid),
      (.color(.rgb), "rgb(256", .invalid), (.color(.rgb), "rgb(101%", .invalid),
      (.color(.rgb), "rgb(0001", .invalid), (.color(.rgb), "rgb(1,2,3", .incomplete),
      (.color(.rgb), "r", .incomplete), (.color(.rgb), "rgba(1,2,3)", .invalid),
      (.color(.rgb), "rgba(1,2,3,1.00)", .valid), (.color(.rgb), "rgba(1,2,3,1.01)", .invalid),
      (.color(.rgb), "rgba(1,2,3,2", .invalid), (.color(.rgb), "rgba(1,2,3,1.", .incomplete),
      (.color(.rgb), "rgba(1,2,3,00.5)", .valid), (.color(.rgb), "rgba(1,2,3,1e-1)", .invalid),
      (.color(.rgb), "hsl(", .invalid), (.color(.rgb), "rgb(1,2,3))", .invalid),
      (.color(.rgb, allowPercent: false), "rgb(1%", .invalid),
      (.color(.rgb, allowSpaces: false), "rgb(1, 2", .invalid),
      (.color(.hsl), "hsl(120deg, 50%, 50%)", .valid), (.color(.hsl), "hsl(1 2% 3%/4)", .valid),
      (.color(.hsl), "HSLA(-.5turn,1%,2%,3e+8%)", .valid), (.color(.hsl), "hsl(1de", .incomplete),
      (.color(.hsl), "hsl(1dx", .invalid), (.color(.hsl), "hsl(1,2%,3", .incomplete),
      (.color(.hsl), "hsl(1,2,", .invalid), (.color(.hsl), "hsl(1,2% 3%)", .invalid),
      (.color(.hsl), "hsl(1 2%,3%)", .invalid), (.color(.hsl), "hsl (1", .invalid),
      (.color(.hsl), "hsl(1.,2", .invalid), (.color(.hsl), "hsl(1)", .invalid),
      (.color(.css), "#FFFF", .valid), (.color(.css), "Tomato", .valid),
      (.color(.css), "t", .incomplete),
      (.color(.css), "tomat0", .invalid), (.color(.css), "fff", .invalid),
      (.color(.css), "hsl(1,2%,3%)", .valid), (.color(.css), "rgb(1,2,3)", .valid),
      (.color(.css), "rgb(1 2 3)", .valid), (.color(.css), "rgb(1 2 3 / 50%)", .valid),
      (.color(.css), "RGBA( 1.5  20% none/.5 )", .valid), (.color(.css), "rgb(1 2)", .invalid),
      (.color(.css), "rgb(1 2, 3)", .invalid), (.color(.css), "rgb(1 2 3", .incomplete),
      (.color(.css), "rgb(1 2 3 4)", .invalid), (.color(.css), "rgb(1 no", .incomplete),
      (.color(.css), "hsl(120 50 50)", .valid), (.color(.css), "hsl(.5turn 50% 50%)", .valid),
      (.color(.css), "hwb(90deg 10% 20% / 0.3)", .valid),
      (.color(.css), "hwb(90, 1%, 2%)", .invalid),
      (.color(.css), "lab(50% -20 1e1)", .valid), (.color(.css), "lch(50 20 30deg)", .valid),
      (.color(.css), "lch(50 20deg 30)", .invalid), (.color(.css), "oklab(none 0 0)", .valid),
      (.color(.css), "oklch(60% 0.1 30 / none)", .valid), (.color(.css), "okl", .incomplete),
      (.color(.css), "color(display-p3 1 0 0 / .5)", .valid),
      (.color(.css), "color(disp", .incomplete),
      (.color(.css), "color(foo 1 1 1)", .invalid), (.color(.css), "color(srgb", .incomplete),
      (.color(.rgb), "rgb(1 2 3)", .invalid),
      (.color(.css), "rg", .incomplete), (.color(.css), "redd", .invalid),
    ] as [(Clause, String, Standing)]
  )
  func `each notation has its grammar`(
    _ clause: Clause,
    _ text: String,
    _ standing: Standing
  ) {
    #expect(clause.standing(of: text) == standing)
  }

  @Test(
    arguments: [
      (.color, "fff", "Start with #."),
      (.color, "#ff", "Enter digits or letters a to f."),
      (.color, "#123456789", "At most 8 digits."),
      (.color(.rgb), "rgb(300", "Use a number from 0 to 255."),
      (.color(.rgb), "rgb(1%,101", "Use a number from 0 to 100."),
      (.color(.rgb), "rgb(1,2,3", "Enter a comma."),
      (.color(.css), "to", "Enter a color, like tomato, #ff8800 or rgb(1, 2, 3)."),
      (.color(.hsl), "hsl(1", "Enter a comma."),
    ] as [(Clause, String, String)]
  )
  func `messages say what to do`(_ clause: Clause, _ text: String, _ message: String) {
    #expect(clause.verdict(on: .text(text), among: [:]).texts == [message])
  }
}
