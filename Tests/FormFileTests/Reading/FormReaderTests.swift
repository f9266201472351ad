import Testing

@testable import FormFile

struct FormReaderTests {
  @Test func `a form without title and fields says both`() {
    #expect(
      complaint(
        about: """
          intro: Hello
          """
      ) == """
        form.yaml:1:1: a form needs "title"
           1 | intro: Hello
             | ^^^^^
        form.yaml:1:1: a form needs "fields"
           1 | intro: Hello
             | ^^^^^
        """
    )
  }

  @Test func `a second field of a name says where the first is`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: a, type: text}
            - {id: a, type: toggle}
          """
      ) == """
        form.yaml:4:10: the field on line 3 is "a" already
           4 |   - {id: a, type: toggle}
             |          ^
        """
    )
  }

  @Test func `a form without questions is refused`() {
    #expect(
      complaint(
        about: """
          title: T
          fields: []
          """
      ) == """
        form.yaml:2:9: fields is empty; a form asks at least one question
           2 | fields: []
             |         ^
        """
    )
  }

  @Test func `a field is a mapping`() {
    #expect(
      complaint(
        about: """
          title: T
          fields: [name]
          """
      ) == """
        form.yaml:2:10: a field is a mapping, not a text
           2 | fields: [name]
             |          ^^^^
        """
    )
  }

  @Test func `everything wrong is reported at once, in the order of the file`() {
    #expect(
      complaint(
        about: """
          title: 5
          fields:
            - {id: a, type: txt}
            - {id: a, type: text, rules: [emial, {range: {min: x}}]}
          errors: none
          """
      ) == """
        form.yaml:1:8: title wants a text, not a number
           1 | title: 5
             |        ^
             = in quotes it is a text: "5"
        form.yaml:3:19: unknown type "txt"; did you mean "text"?
           3 |   - {id: a, type: txt}
             |                   ^^^
        form.yaml:4:10: the field on line 3 is "a" already
           4 |   - {id: a, type: text, rules: [emial, {range: {min: x}}]}
             |          ^
        form.yaml:4:33: unknown rule "emial"; did you mean "email"?
           4 |   - {id: a, type: text, rules: [emial, {range: {min: x}}]}
             |                                 ^^^^^
        form.yaml:4:41: range applies to numbers; a is a text
           4 |   - {id: a, type: text, rules: [emial, {range: {min: x}}]}
             |                                         ^^^^^
             = length says how long a text is
        form.yaml:4:54: min wants a number, not a text
           4 |   - {id: a, type: text, rules: [emial, {range: {min: x}}]}
             |                                                      ^
        form.yaml:5:9: errors has no choice "none"
           5 | errors: none
             |         ^^^^
             = it is one of first, all
        """
    )
  }
}
