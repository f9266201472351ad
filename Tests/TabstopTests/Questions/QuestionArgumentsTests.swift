import TestSupport
import Testing

/// `tabstop ask`, `choose` and `confirm` between pipes, without a terminal.
@Suite(.waiting)
struct QuestionArgumentsTests {
  /// A command line, its input, and what the program does.
  struct Run: Sendable {
    let words: [String]
    var input = ""
    var output = ""
    var complaint = ""
    let status: Int32
  }

  private static let unattended: [Run] = [
    Run(words: ["ask", "X", "--no-input", "--default", "abc"], output: "abc\n", status: 0),
    Run(words: ["ask", "X", "--no-input"], output: "\n", status: 0),
    Run(
      words: ["ask", "X", "--no-input", "--rule", "required"],
      complaint: "X is required.",
      status: 1
    ),
    Run(
      words: ["ask", "X", "--no-input", "--default", "ab", "--rule", "length: {min: 3}"],
      complaint: "X must have at least 3 characters.",
      status: 1
    ),
    Run(
      words: ["ask", "X", "--no-input", "--type", "number", "--default", "7.50"],
      output: "7.5\n",
      status: 0
    ),
    Run(
      words: ["ask", "X", "--no-input", "--default", "a\"b", "--format", "json"],
      output: "\"a\\\"b\"\n",
      status: 0
    ),
    Run(
      words: ["ask", "X {{x}}", "--no-input", "--rule", "required"],
      complaint: "X {x} is required.",
      status: 1
    ),
    Run(words: ["confirm", "X", "--no-input"], status: 0),
    Run(words: ["confirm", "X", "--no-input", "--default", "yes"], status: 0),
    Run(words: ["confirm", "X", "--no-input", "--default", "no"], status: 1),
    Run(
      words: ["choose", "X", "a", "b", "--no-input", "--default", "b"],
      output: "b\n",
      status: 0
    ),
    Run(words: ["choose", "X", "a", "b", "--no-input"], complaint: "X is required.", status: 1),
    Run(
      words: ["choose", "X", "--no-input", "--default", "b c"],
      input: "a\n\nb c\r\na\n",
      output: "b c\n",
      status: 0
    ),
    Run(
      words: [
        "choose", "X", "a", "b", "c", "--multiple", "--no-input", "--default", "c", "--default",
        "a",
      ],
      output: "a\nc\n",
      status: 0
    ),
    Run(
      words: [
        "choose", "X", "a", "b", "--multiple", "--no-input", "--default", "b", "--format", "json",
      ],
      output: "[\"b\"]\n",
      status: 0
    ),
    Run(words: ["choose", "X", "a", "b", "--multiple", "--no-input"], status: 0),
    Run(
      words: ["choose", "X", "--no-input", "--default", "Pear"],
      input: #"[{"value": "a", "label": "Apple"}, {"value": 2, "label": "Pear"}]"#,
      output: "2\n",
      status: 0
    ),
    Run(
      words: ["choose", "X", "--no-input", "--multiple", "--default", "b", "--default", "Apple"],
      input: #"{"value": "a", "label": "Apple"}"# + "\n\n" + #"{"value": "b"}"# + "\n",
      output: "a\nb\n",
      status: 0
    ),
    Run(
      words: ["choose", "X", "--no-input", "--default", "Aple"],
      input: #"[{"value": "a", "label": "Apple"}]"#,
      complaint: "tabstop: error: --default: no option \"Aple\"; did you mean \"Apple\"?",
      status: 2
    ),
    Run(
      words: ["choose", "X", "--no-input"],
      input: #"[{"label": "Apple"}]"#,
      complaint: "tabstop: error: standard input: option 1: an option needs \"value\"",
      status: 2
    ),
    Run(
      words: ["choose", "X", "--select-1"],
      input: "[not, JSON\n",
      output: "[not, JSON\n",
      status: 0
    ),
    Run(
      words: [
        "choose", "X", "web:80", "mail:25:x", ":9", "plain", "--delimiter", ":", "--multiple",
        "--no-input", "--selected", "*",
      ],
      output: "80\n25:x\n9\nplain\n",
      status: 0
    ),
    Run(
      words: ["choose", "X", "--delimiter", "\\t", "--no-input", "--default", "b c"],
      input: "a\t1\nb c\t2\n",
      output: "2\n",
      status: 0
    ),
    Run(
      words: [
        "choose", "X", "--multiple", "-0", "--no-input", "--default", "a\nb", "--default", "c",
      ],
      input: "a\nb\0c\0\0c\0",
      output: "a\nb\0c\0",
      status: 0
    ),
    Run(
      words: ["choose", "X", "{x}", "{y}", "--no-input", "--default", "{y}"],
      output: "{y}\n",
      status: 0
    ),
    Run(
      words: ["choose", "X", "{{answer}}", "{answer}", "--no-input", "--default", "{{answer}}"],
      output: "{{answer}}\n",
      status: 0
    ),
    Run(
      words: ["choose", "X", "--select-1", "--filter", "x"],
      input: "{x}\n{y}\n",
      output: "{x}\n",
      status: 0
    ),
    Run(
      words: [
        "choose", "X", "web {x}:80", "b:2", "--delimiter", ":", "--filter", "{x", "--select-1",
      ],
      output: "80\n",
      status: 0
    ),
    Run(
      words: ["choose", "X", "--no-input", "--default", "a"],
      input: "\u{FEFF}a\nb\n",
      output: "a\n",
      status: 0
    ),
    Run(words: ["choose", "X", "a", "--select-1"], output: "a\n", status: 0),
    Run(
      words: ["choose", "X", "a", "--select-1", "--format", "json"],
      output: "\"a\"\n",
      status: 0
    ),
    Run(
      words: ["choose", "X", "New_York", "York", "Oslo", "--select-1", "--filter", "york new"],
      output: "New_York\n",
      status: 0
    ),
    Run(
      words: ["choose", "X", "ab", "ac", "--select-1", "--filter", "a", "--no-input"],
      complaint: "X is required.",
      status: 1
    ),
    Run(
      words: ["choose", "X", "ab", "--select-1", "--rule", "min_length: 3"],
      complaint: "X must have at least 3 characters.",
      status: 1
    ),
    Run(
      words: ["choose", "X", "a", "b", "--multiple", "--min", "1", "--no-input"],
      complaint: "X must have at least 1 item.",
      status: 1
    ),
  ]

  private static let plain: [Run] = [
    Run(
      words: ["ask", "Name", "--plain", "--rule", "length: {min: 3}"],
      input: "ab\nabc\n",
      output: "abc\n",
      status: 0
    ),
    Run(
      words: ["ask", "Name", "--plain", "--rule", "length: {min: 3}"],
      input: "ab\n",
      status: 1
    ),
    Run(words: ["confirm", "Sure?", "--plain"], input: "n\n", status: 1),
    Run(words: ["confirm", "Sure?", "--plain"], input: "\n", status: 0),
    Run(words: ["choose", "X", "a", "b", "--plain"], input: "2\n", output: "b\n", status: 0),
    Run(words: ["choose", "X", "a", "b", "a", "--plain"], input: "b\n", output: "b\n", status: 0),
    Run(words: ["ask", "X", "--plain", "--lang", "de"], input: "a\n", output: "a\n", status: 0),
  ]

  private static let wrong: [Run] = [
    Run(words: ["ask"], complaint: "missing argument <label>", status: 2),
    Run(
      words: ["choose", "X", "--delimiter", ":", "web:80", "www:80", "db:5432"],
      complaint: "option 2: duplicate option \"80\"; first is option 1",
      status: 2
    ),
    Run(
      words: ["choose", "X", "--delimiter", ":", "--no-input"],
      input: "web:80\n\ndb:1\n80\n",
      complaint: "option 3: duplicate option \"80\"; first is option 1",
      status: 2
    ),
    Run(words: ["ask", ""], complaint: "label is empty", status: 2),
    Run(words: ["ask", "X", "--rule", "emial"], complaint: "did you mean \"email\"?", status: 2),
    Run(words: ["ask", "X", "--type", "nubmer"], complaint: "did you mean \"number\"?", status: 2),
    Run(words: ["ask", "X", "--timeout", "x"], complaint: "expected a time, like 30", status: 2),
    Run(words: ["ask", "X", "--timeout", "0"], complaint: "expected a time", status: 2),
    Run(words: ["ask", "X", "--timeout=-1s"], complaint: "expected a time", status: 2),
    Run(words: ["ask", "X", "--lang", "xx"], complaint: "unknown language", status: 2),
    Run(words: ["ask", "X", "--typ", "x"], complaint: "did you mean --type?", status: 2),
    Run(words: ["ask", "X", "--plain", "--no-input"], complaint: "cannot be combined", status: 2),
    Run(words: ["choose", "X"], complaint: "standard input has no options", status: 2),
    Run(words: ["choose", "X", " "], complaint: "every option is blank", status: 2),
    Run(words: ["choose", "X", "--options-from", "nosuch"], complaint: "no such file", status: 2),
    Run(
      words: ["choose", "X", "a", "--options-from", "-"],
      complaint: "cannot be combined",
      status: 2
    ),
    Run(words: ["choose", "X", "--min", "2", "a"], complaint: "requires --multiple", status: 2),
    Run(
      words: ["choose", "X", "apple", "--default", "aple"],
      complaint: "did you mean \"apple\"?",
      status: 2
    ),
    Run(
      words: ["choose", "X", "a", "b", "--default", "a", "--default", "b"],
      complaint: "require --multiple",
      status: 2
    ),
    Run(
      words: ["choose", "X", "a", "--multiple", "--min", "2"],
      complaint: "--min:1:1: error: min 2 is greater",
      status: 2
    ),
    Run(words: ["confirm", "X", "--default", "maybe"], complaint: "yes, no", status: 2),
  ]

  @Test(arguments: unattended + plain + wrong)
  func `streams and status are as expected`(run: Run) throws {
    let environment = PseudoFilling.environment
    let end = try runProgram(run.words, environment: environment, input: run.input)
    #expect(end.output == run.output)
    #expect(end.status == run.status, "\(end.complaint)")
    // Line by line, the questions go to the terminal of the tests, if they have one.
    if run.words.contains("--plain"), run.status != 2 { return }
    #expect(end.complaint.contains(run.complaint), "\(end.complaint)")
    #expect(end.complaint.isEmpty == run.complaint.isEmpty)
  }
}
