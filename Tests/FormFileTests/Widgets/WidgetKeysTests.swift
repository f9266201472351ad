import FormValidation
@testable import FormWidgets
@testable import Forms
import SourceText
import Testing

@testable import FormFile

struct WidgetKeysTests {
  @Test func `every widget has a row`() throws {
    let mark = Mark(line: 1, column: 1)
    let one = Node(.scalar("one"), at: mark)
    let needed = [
      Node.Entry(name: "options", mark: mark, value: Node(.list([one]), at: mark)),
      Node.Entry(name: "min", mark: mark, value: Node(.scalar(0), at: mark)),
      Node.Entry(name: "max", mark: mark, value: Node(.scalar(1), at: mark)),
      Node.Entry(
        name: "mask",
        mark: mark,
        value: Node(.scalar(.text("99")), at: mark)
      ),
    ]
    let types = WidgetKey.all.compactMap { key in
      // A text area has as many rows, a matrix these.
      let rows = Node(.list([Node(.scalar(.text("a")), at: mark)]), at: mark)
      let own = key.name == "matrix" ? [Node.Entry(name: "rows", mark: mark, value: rows)] : []
      var settings = Settings(needed + own, of: "a field", at: mark)
      return key.read(&settings).map { widget in
        #expect(widget.traits.kind == key.kind, "\(key.name)")
        return String(describing: type(of: widget))
      }
    }
    #expect(types.count == WidgetKey.all.count)
    for file in try Folder.texts(in: "Sources/FormWidgets/Widgets", ending: ".swift") {
      guard let name = file.text.firstMatch(of: /struct (\w+): Widget/)?.1 else { continue }
      #expect(types.contains(String(name)), "\(file.name)")
    }
  }

  @Test(
    arguments: [
      ("type: text", TextField()),
      ("type: text, placeholder: P, default: D", TextField(placeholder: "P", text: "D")),
      ("type: text, suggestions: [Ada, Bob]", TextField(suggestions: ["Ada", "Bob"])),
      ("type: text, suggestions: Ada", TextField(suggestions: ["Ada"])),
      ("type: masked, mask: card", MaskedField(.card)),
      (
        "type: masked, mask: phone, placeholder: P, default: '2125551234'",
        MaskedField(.phone, placeholder: "P", text: "(212) 555-1234")
      ),
      ("type: textarea", TextArea()),
      ("type: textarea, rows: 1", TextArea(rows: 1)),
      (
        "type: textarea, placeholder: P, rows: 20, default: \"a\\nb\"",
        TextArea(placeholder: "P", rows: 20, text: "a\nb")
      ),
      ("type: password, placeholder: P", PasswordField(placeholder: "P")),
      ("type: number, placeholder: P, default: 1.50", NumberField(placeholder: "P", text: "1.50")),
      (
        "type: number, min: 0, max: 9, step: 0.5, default: 4.5",
        NumberField(min: 0, max: 9, step: Number("0.5"), text: "4.5")
      ),
      ("type: select, options: [a, b], multiple: false", Select(["a", "b"])),
      (
        "type: select, options: [a, b], multiple: true, max: 1, default: [b]",
        Checklist(["a", "b"], max: 1, marked: ["b"])
      ),
      ("type: checklist, options: [a, b], multiple: true", Checklist(["a", "b"])),
      ("type: toggle", Toggle()),
      ("type: toggle, default: true", Toggle(isOn: true)),
      ("type: toggle, on: live, off: test", Toggle(words: Toggle.Words(on: "live", off: "test"))),
      (
        "type: toggle, on: live, off: test, default: live",
        Toggle(isOn: true, words: Toggle.Words(on: "live", off: "test"))
      ),
      (
        "type: toggle, on: On, off: Off, default: yes",
        Toggle(isOn: true, words: Toggle.Words(on: "On", off: "Off"))
      ),
      ("type: slider, min: 0, max: 8", Slider(min: 0, max: 8)),
      (
        "type: slider, min: -8, max: 8, step: 2, default: 4",
        Slider(min: -8, max: 8, step: 2, value: 4)
      ),
      ("type: select, options: [a, 2]", Select(["a", 2])),
      (
        "type: select, placeholder: P, options: [{value: de, label: Germany}, b], default: b",
        Select([Choice("de", label: "Germany"), "b"], placeholder: "P", value: "b")
      ),
      (
        "type: select, options: [{value: a, help: H, group: G}, {value: b, disabled: true}]",
        Select([Choice("a", help: "H", group: "G"), Choice("b", isDisabled: true)])
      ),
      ("type: radio, options: [a, 2]", Radio(["a", 2])),
      ("type: radio, options: [a, b], scale: false, default: b", Radio(["a", "b"], value: "b")),
      (
        "type: radio, options: [a, b], columns: 2",
        Radio(["a", "b"], arrangement: .columns(2))
      ),
      (
        "type: radio, options: [a, b], columns: auto",
        Radio(["a", "b"], arrangement: .automatic)
      ),
      (
        "type: radio, options: [a], other: Other, default: b",
        Radio(["a"], other: "Other", value: "b")
      ),
      ("type: radio, options: [1, 2], scale: true", Radio([1, 2], arrangement: .scale)),
      ("type: checklist, options: [a, 2]", Checklist(["a", 2])),
      (
        "type: checklist, options: [a, b, c], min: 1, max: 2, default: [b]",
        Checklist(["a", "b", "c"], min: 1, max: 2, marked: ["b"])
      ),
      (
        "type: slider, min: 1, max: 9, scale: log, forbidden: [{min: 3, max: 4}], ticks: [1, 5]",
        Slider(min: 1, max: 9, isLogarithmic: true, forbidden: [3...4], ticks: [1, 5])
      ),
      ("type: slider, min: 0, max: 9, ticks: 4", Slider(min: 0, max: 9, ticks: [0, 4, 8])),
      ("type: range_slider, min: 0, max: 8", RangeSlider(min: 0, max: 8)),
      (
        "type: range_slider, min: 0, max: 8, step: 2, default: [2, 4], scale: linear",
        RangeSlider(min: 0, max: 8, step: 2, value: 2...4)
      ),
      ("type: tags", Tags()),
      (
        "type: tags, placeholder: P, suggestions: [a, b], min: 1, max: 2, default: [c]",
        Tags(placeholder: "P", suggestions: ["a", "b"], min: 1, max: 2, items: ["c"])
      ),
      ("type: date", DateField()),
      (
        "type: date, min: today, max: 2030-12-31, default: 2026-03-31, week_starts: sunday",
        DateField(
          min: .today,
          max: DateReference("2030-12-31"),
          text: "2026-03-31",
          weekStart: .sunday
        )
      ),
      (
        "type: time, min: '09:00', placeholder: P, default: '09:30'",
        TimeField(min: DateReference("09:00"), placeholder: "P", text: "09:30")
      ),
    ] as [(String, any Widget)]
  )
  func `a widget reads the same from YAML as from Swift`(keys: String, widget: any Widget) throws {
    let form = try Form(yaml: "title: T\nfields: [{id: a, \(keys)}]")
    #expect(form.fields == [Field("a", widget)])
  }

  @Test(arguments: WidgetKey.all)
  func `any key of the wrong kind is refused`(key: WidgetKey) {
    var settings = Settings([], of: "a field", at: Mark(line: 1, column: 1))
    _ = key.read(&settings)
    // A default that is a mapping says where the answer comes from.
    for name in settings.known where name != "default" {
      let complaint = complaint(
        about: "title: T\nfields: [{id: a, type: \(key.name), \(name): {x: 1}}]"
      )
      #expect(complaint.contains(": expected "), "\(name): \(complaint)")
      #expect(complaint.contains(", found a mapping\n"), "\(name): \(complaint)")
    }
  }

  @Test(arguments: [
    ("on: live", "a toggle with on needs \"off\""), ("off: test", "a toggle with off needs \"on\""),
    ("on: Test, off: test", "on and off are the same"), ("on: '', off: test", "on is empty"),
    ("on: live, off: test, default: production", "expected true or false"),
  ])
  func `the words of a toggle are two`(keys: String, message: String) {
    let complaint = complaint(about: "title: T\nfields: [{id: a, type: toggle, \(keys)}]")
    #expect(complaint.contains("error: \(message)"), "\(complaint)")
  }

  @Test func `a key that belongs to another widget is unknown`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: a, type: toggle, placeholder: x}
          """
      ) == """
        form.yaml:3:27: error: unknown key "placeholder"
           3 |   - {id: a, type: toggle, placeholder: x}
             |                           ^^^^^^^^^^^
             = help: placeholder is a key of type: text, masked, password, textarea, number, select, path, tags, date, time
        """
    )
  }

  @Test(arguments: ["99/99", "AA-9*", "+\\1 999", "(99)", "9\\A"])
  func `a mask reads the same from YAML as from Swift`(mask: String) throws {
    let form = try Form(yaml: "title: T\nfields: [{id: a, type: masked, mask: '\(mask)'}]")
    #expect(form.fields == [Field("a", MaskedField(try TextMask(mask)))])
  }

  @Test(arguments: [
    ("MM/YY", "34: error: unknown mask symbol \"M\""),
    ("99/0", "37: error: unknown mask symbol \"0\""),
    ("9é", "35: error: unknown mask symbol \"é\""),
    ("crad", "33: error: unknown mask symbol \"c\"; did you mean \"card\"?"),
    ("//", "33: error: the mask has no digits or letters to type"),
    ("9，9", "35: error: a mask symbol must be one cell wide"),
    ("9世9", "35: error: a mask symbol must be one cell wide"),
    (String(repeating: "9", count: 65), "33: error: the mask has more than 64 symbols"),
  ])
  func `an invalid mask is reported at its symbol`(mask: String, message: String) {
    let complaint = complaint(
      about: "title: T\nfields:\n  - {id: a, type: masked, mask: '\(mask)'}"
    )
    #expect(complaint.hasPrefix("form.yaml:3:\(message)\n"), "\(complaint)")
  }

  @Test func `a masked field needs a mask`() {
    let complaint = complaint(about: "title: T\nfields:\n  - {id: a, type: masked}")
    #expect(complaint.hasPrefix("form.yaml:3:5: error: a field needs \"mask\"\n"), "\(complaint)")
  }

  @Test(arguments: [("0", "1 to 20, found 0"), ("21", "1 to 20, found 21")])
  func `a text area has 1 to 20 rows`(rows: String, wanted: String) {
    let mark = String(repeating: "^", count: rows.utf8.count)
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: a, type: textarea, rows: \(rows)}
          """
      ) == """
        form.yaml:3:35: error: expected \(wanted)
           3 |   - {id: a, type: textarea, rows: \(rows)}
             |                                   \(mark)
        """
    )
  }

  @Test func `a slider needs both ends`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: a, type: slider, step: 2}
          """
      ) == """
        form.yaml:3:5: error: a slider needs "min"
           3 |   - {id: a, type: slider, step: 2}
             |     ^
        form.yaml:3:5: error: a slider needs "max"
           3 |   - {id: a, type: slider, step: 2}
             |     ^
        """
    )
  }

  @Test(arguments: [
    ("slider, max: 8", "a slider needs \"min\""), ("slider, min: 0", "a slider needs \"max\""),
    ("range_slider, max: 8", "a range_slider needs \"min\""),
    ("range_slider, min: 0", "a range_slider needs \"max\""),
  ])
  func `a missing limit is reported at the slider`(keys: String, message: String) {
    let complaint = complaint(about: "title: T\nfields:\n  - {id: a, type: \(keys)}")
    #expect(complaint.hasPrefix("form.yaml:3:5: error: \(message)\n"), "\(complaint)")
  }

  @Test func `a slider's ends are in order`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: a, type: slider, min: 8, max: 0}
          """
      ) == """
        form.yaml:3:32: error: min 8 is greater than max 0
           3 |   - {id: a, type: slider, min: 8, max: 0}
             |                                ^
        """
    )
  }

  @Test func `a slider's ends differ`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: a, type: slider, min: 8, max: 8.0}
          """
      ) == """
        form.yaml:3:32: error: min and max are both 8
           3 |   - {id: a, type: slider, min: 8, max: 8.0}
             |                                ^
        """
    )
  }

  @Test func `a slider's step is greater than 0`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: a, type: slider, min: 0, max: 8, step: 0}
          """
      ) == """
        form.yaml:3:49: error: expected more than 0, found 0
           3 |   - {id: a, type: slider, min: 0, max: 8, step: 0}
             |                                                 ^
        """
    )
  }

  @Test func `a slider's step fits its track`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: a, type: slider, min: 0, max: 8, step: 9}
          """
      ) == """
        form.yaml:3:49: error: step 9 is larger than the range from 0 to 8
           3 |   - {id: a, type: slider, min: 0, max: 8, step: 9}
             |                                                 ^
        """
    )
  }

  @Test func `a slider has at most a billion steps`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: a, type: slider, min: 0, max: 8, step: 1e-9}
          """
      ) == """
        form.yaml:3:49: error: more than 1000000000 steps between 0 and 8
           3 |   - {id: a, type: slider, min: 0, max: 8, step: 1e-9}
             |                                                 ^^^^
        """
    )
  }

  @Test func `a slider starts on its track`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: a, type: slider, min: 0, max: 8, default: 9}
          """
      ) == """
        form.yaml:3:52: error: invalid default
           3 |   - {id: a, type: slider, min: 0, max: 8, default: 9}
             |                                                    ^
             = help: Must be between 0 and 8.
        """
    )
  }

  @Test func `a slider starts on a step`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: a, type: slider, min: 0, max: 8, step: 2, default: 3}
          """
      ) == """
        form.yaml:3:61: error: invalid default
           3 |   - {id: a, type: slider, min: 0, max: 8, step: 2, default: 3}
             |                                                             ^
             = help: Must be a multiple of 2.
        """
    )
  }

  @Test func `a password has no default`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: a, type: password, default: hunter2}
          """
      ) == """
        form.yaml:3:29: error: unknown key "default"
           3 |   - {id: a, type: password, default: hunter2}
             |                             ^^^^^^^
             = help: a form file should not contain secrets; remove the key
        """
    )
  }
}
