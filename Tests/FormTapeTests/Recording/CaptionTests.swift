import FormFilling
import FormTape
import FormWidgets
import Forms
import Foundation
import Testing

/// Captions in recordings and pictures, and the screen after the form.
struct CaptionTests {
  /// Plays a case with a recording.
  private func play(_ text: String, size: String = "40x8") throws -> CasePlay {
    var options = PlayOptions()
    options.isRecording = true
    options.printed = { form, outcome in
      if case .submitted = outcome { "{\"name\": \"\(form.title)\"}\n" } else { "" }
    }
    let tape = try tape("Form signup.yaml\nSize \(size)\n" + text)
    return tape.play(tape.cases[0], options)
  }

  @Test func `a caption is below the screen, and no caption leaves its rows blank`() throws {
    let recording = try play("Type \"a\"\nCaption \"look\"\nType \"b\"\nCaption\nType \"c\"")
      .recording
    #expect(recording.map(\.caption) == ["", "", "look", "look", "", ""])
    #expect(recording.allSatisfy { $0.screen.size.rows == 8 })
    let stills = SVGFilm(of: recording).stills
    #expect(stills.map(\.grid.size.rows) == Array(repeating: 10, count: 6))
    for (still, moment) in zip(stills, recording) {
      #expect(still.grid.lines.prefix(8) == moment.screen.lines.prefix(8))
      let below = moment.caption.isEmpty ? "" : String(repeating: " ", count: 18) + "look"
      #expect(still.grid.lines.suffix(2) == ["", below])
    }
    #expect(Cast(of: recording, title: "t").size == Size(columns: 40, rows: 10))
    let screens = recording.script.components(separatedBy: "─\n")
    #expect(screens.count == 7 && screens[2].contains("\n\nlook\n"), "\(screens)")
  }

  @Test func `without captions, a recording has the rows of its screen`() throws {
    let recording = try play("Type \"a\"\nCaption \"\"").recording
    #expect(SVGFilm(of: recording).stills.allSatisfy { $0.grid.size.rows == 8 })
  }

  @Test func `a long caption is wrapped, and a caption can have several lines`() throws {
    let long = String(repeating: "word ", count: 12)
    let recording = try play("Caption \"\(long)\"\nType \"a\"\nCaption \"日本\" \"two\"").recording
    let grids = SVGFilm(of: recording).stills.map(\.grid)
    #expect(grids.map(\.size.rows) == [11, 11, 11])
    #expect(grids[0].lines[8...].map { $0.components(separatedBy: "word").count - 1 } == [0, 7, 5])
    let margin = String(repeating: " ", count: 18)
    #expect(grids[2].lines[8...] == ["", margin + "日本", margin + "two"])
  }

  @Test func `a caption before the first key is there from the start`() throws {
    let recording = try play("Caption \"first\"\nType \"a\"").recording
    #expect(recording.map(\.caption) == ["first", "first"])
  }

  @Test func `a caption changes no verdict, and does not end a checkpoint`() throws {
    let lines = ["Expect focus age", "Expect form invalid", "Expect screen \"zz\""]
    let plain = try play(lines.joined(separator: "\n")).report
    let captioned = try play(lines.joined(separator: "\nCaption \"a\"\n")).report
    guard case .failed(let some) = plain.ending, case .failed(let others) = captioned.ending else {
      Issue.record("\(plain.ending)")
      return
    }
    #expect(some.map(\.aspect) == others.map(\.aspect))
    #expect(some.count == 2)
  }

  @Test(arguments: [("svg", ">look<"), ("txt", "\n                  look\n"), ("ansi", "look")])
  func `a picture has the caption`(kind: String, caption: String) throws {
    let files = try play("Caption \"look\"\nScreenshot a.\(kind)\nCaption\nScreenshot b.\(kind)")
      .files
    #expect(files.map { $0.text.contains(caption) } == [true, false])
  }

  @Test func `an odd caption is made printable`() throws {
    let recording = try play("Caption \"\u{1B}[31m\u{202E}<b>\"\nType \"a\"").recording
    for text in [
      Cast(of: recording, title: "t").text, recording.script, SVGFilm(of: recording).text,
    ] {
      #expect(
        !text.contains("\u{1B}") && !text.contains("\\u001b[31m") && !text.contains("\u{202E}")
      )
    }
  }

  @Test func `after a submit, the screen is the shell's, with the output`() throws {
    let lines = "Type \"Ada\"\nF2\nExpect exit 0\nCaption \"done\"\nSleep 1s"
    let recording = try play(lines).recording
    #expect(
      recording.suffix(3).allSatisfy {
        $0.screen.text == "$ tabstop signup.yaml\n{\"name\": \"Sign up\"}"
      }
    )
    #expect(recording.map { $0.cursor == nil }.suffix(4) == [false, true, true, true])
    let narrow = try play(lines, size: "20x3").recording
    #expect(narrow.last?.screen.lines.count == 3)
    let canceled = try play("Escape\nExpect exit 1\nSleep 1s").recording
    #expect(canceled.last?.screen.text.contains("Sign up") == true)
  }
}
