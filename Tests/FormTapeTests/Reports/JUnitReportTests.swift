import FormTape
import Testing

struct JUnitReportTests {
  @Test func `suites are tapes and satisfy both schemas`() {
    #expect(
      JUnitReport().text(of: .sample) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="signup.tape" package="tapes" id="0" timestamp="2000-01-01T00:00:00" \
        hostname="localhost" tests="4" failures="1" errors="1" skipped="1" time="0.004">
            <properties><property name="driver" value="headless"/></properties>
            <testcase name="happy path" classname="tapes.signup" time="0.002"/>
            <testcase name="errors follow the typing" classname="tapes.signup" time="0.002">
              <failure type="ExpectFailed" message="Expect field email error &quot;Enter a valid \
        e-mail address&quot;: found &quot;Required&quot;">tapes/signup.tape:10
          10 │ Expect field email error &quot;Enter a valid e-mail address&quot;
             expected first error  &quot;Enter a valid e-mail address&quot;
             actual   first error  &quot;Required&quot;
             all errors (1)        &quot;Required&quot;
             hint                  would pass with Expect@300ms: timer &quot;email-format&quot; is due in 250 ms
          in tapes/login.tape
           3 │ Expect not form valid
             expected      not form valid
             actual        nothing
             side by side  a
                           b
             after         Type &quot;Al&quot; · Tab  (line 9)
             state         focus=email  clock=2000-01-01T00:00:00.4+00:00  form=invalid(1)
             ┌ screen 80x24 ─────────────────
             │ Create account
             │
             │ E-mail ▸</failure>
            </testcase>
            <testcase name="later" classname="tapes.signup" time="0.000">
              <skipped message="not #1 yet"/>
            </testcase>
            <testcase name="falls over" classname="tapes.signup" time="0.000">
              <error type="crashed" message="the program was killed by SIGILL">tapes/signup.tape:32
          32 │ Tab
             crashed  the program was killed by SIGILL
             after    Type &quot;x&quot;  (line 31)
             ┌ screen ───────────────────────
             │ Bye</error>
            </testcase>
            <system-out>[[ATTACHMENT|artifacts/signup-1.svg]]
        [[ATTACHMENT|artifacts/signup-1.cast]]</system-out>
            <system-err></system-err>
          </testsuite>
          <testsuite name="show.tape" package="" id="1" timestamp="2000-01-01T00:00:00" \
        hostname="localhost" tests="2" failures="0" errors="0" skipped="1" time="0.000">
            <properties><property name="driver" value="headless"/></properties>
            <testcase name="show" classname="show" time="0.000">
              <skipped message="no expectations; add an Expect or a Wait"/>
            </testcase>
            <testcase name="from outside" classname="show" time="0.000"/>
            <system-out>show.tape:1:1: warning[T205]: a form has no prompt

        show: snapshot &quot;ready&quot; is new
        not checked: show.tape:5 Expect values {}: cannot be seen from outside</system-out>
            <system-err></system-err>
          </testsuite>
        </testsuites>

        """
    )
  }

  @Test func `characters that XML cannot contain are replaced`() {
    let text = JUnitReport().text(of: .odd)
    let forbidden = text.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...: false
      default: true
      }
    }
    #expect(forbidden.isEmpty)
    #expect(text.contains("name=\"&lt;é&gt; ␛[2J #1 \\ &quot;q&quot;\" classname=\"a&amp;b.it's\""))
    #expect(text.contains("expected  &quot;]]&gt;&quot;\n"))
    #expect(text.contains("<error type=\"TapeError\" message=\"cannot read the tape\">"))
    #expect(text.contains("tests=\"1\" failures=\"0\" errors=\"1\" skipped=\"0\" time=\"0.000\">"))
  }

  /// The order of elements that both schemas accept; neither allows attributes on the outermost
  /// one, a file or line on a case, or two results in one.
  @Test(arguments: [RunReport.sample, .odd, RunReport(tapes: [])])
  func `elements are in the one order that both schemas accept`(run: RunReport) throws {
    let tags = JUnitReport().text(of: run).matches(of: /<\/?([a-z-]+)[^>]*>/).map(\.output)
    let names = tags.filter { !$0.0.hasPrefix("</") }.map { String($0.1) }.joined(separator: " ")
    let results = "failure|error|skipped"
    let pattern = try Regex(
      "testsuites( testsuite properties property( testcase( (\(results)))?)* system-out system-err)*"
    )
    #expect(names.wholeMatch(of: pattern) != nil, "\(names)")
    let attributes = tags.filter { !$0.0.hasPrefix("</") }.map { tag in
      "\(tag.1):" + tag.0.matches(of: #/ ([a-z]+)="/#).map { String($0.1) }.joined(separator: ",")
    }
    let allowed: Set = [
      "testsuites:", "properties:", "property:name,value", "testcase:name,classname,time",
      "failure:type,message", "error:type,message", "skipped:message", "system-out:", "system-err:",
      "testsuite:name,package,id,timestamp,hostname,tests,failures,errors,skipped,time",
    ]
    #expect(Set(attributes).isSubset(of: allowed), "\(Set(attributes).subtracting(allowed))")
  }

  @Test(.enabled(if: OutsideTool.xmllint.isThere, "there is no xmllint here"))
  func `an XML parser accepts it`() throws {
    for run in [RunReport.sample, .odd] {
      let (status, output) = try OutsideTool.xmllint.run(on: JUnitReport().text(of: run))
      #expect(status == 0, "\(output)")
    }
  }

  @Test(
    arguments: [
      (0, "0.000"), (0.0004, "0.000"), (0.0005, "0.001"), (0.999, "0.999"), (0.9996, "1.000"),
      (61.25, "61.250"), (3.3e10, "0.000"), (-1, "0.000"), (.nan, "0.000"), (.infinity, "0.000"),
    ] as [(Double, String)]
  )
  func `time has three decimals`(seconds: Double, text: String) {
    let tape = TapeReport("t.tape", cases: [CaseReport("c", seconds: seconds)])
    let report = JUnitReport().text(of: RunReport(tapes: [tape]))
    #expect(report.contains("classname=\"t\" time=\"\(text)\"/>"))
  }
}
