import Testing

@testable import FormFile

struct RuleKeyParametersTests {
  @Test func `a malformed pattern is marked inside the expression`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - id: a
              type: text
              rules:
                - pattern: '[a-z]+(x'
          """
      ) == """
        form.yaml:6:27: error: invalid pattern: missing closing parenthesis
           6 |       - pattern: '[a-z]+(x'
             |                           ^
        """
    )
  }

  @Test func `a malformed pattern in double quotes is marked past its escapes`() {
    #expect(
      complaint(
        about: #"""
          title: T
          fields:
            - id: a
              type: text
              rules:
                - pattern: "\\d\"[a-"
          """#
      ) == #"""
        form.yaml:6:27: error: invalid pattern: missing terminating ] for character class
           6 |       - pattern: "\\d\"[a-"
             |                           ^
        """#
    )
  }

  @Test func `a malformed pattern in a block is marked at the block`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - id: a
              type: text
              rules:
                - pattern: |
                    [a-z
          """
      ) == """
        form.yaml:6:18: error: invalid pattern: missing terminating ] for character class
           6 |       - pattern: |
             |                  ^
        """
    )
  }

  @Test func `a lower limit above the upper one is marked`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: a, type: text, rules: [length: {min: 5, max: 3}]}
          """
      ) == """
        form.yaml:3:47: error: min 5 is greater than max 3
           3 |   - {id: a, type: text, rules: [length: {min: 5, max: 3}]}
             |                                               ^
        """
    )
  }

  @Test func `a password's limits are also compared`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: a, type: password, rules: [password: {min: 12, max: 8}]}
          """
      ) == """
        form.yaml:3:53: error: min 12 is greater than max 8
           3 |   - {id: a, type: password, rules: [password: {min: 12, max: 8}]}
             |                                                     ^^
        """
    )
  }

  @Test func `a reversed range is marked`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: a, type: number, rules: [range: {min: 1.5, max: 1}]}
          """
      ) == """
        form.yaml:3:48: error: min 1.5 is greater than max 1
           3 |   - {id: a, type: number, rules: [range: {min: 1.5, max: 1}]}
             |                                                ^^^
        """
    )
  }

  @Test func `an exact length excludes limits`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: a, type: text, rules: [length: {exact: 3, max: 5}]}
          """
      ) == """
        form.yaml:3:57: error: exact cannot be combined with max
           3 |   - {id: a, type: text, rules: [length: {exact: 3, max: 5}]}
             |                                                         ^
        """
    )
  }

  @Test func `a step of zero is refused`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: a, type: number, rules: [multiple_of: 0]}
          """
      ) == """
        form.yaml:3:48: error: expected a number greater than 0, found 0
           3 |   - {id: a, type: number, rules: [multiple_of: 0]}
             |                                                ^
        """
    )
  }
}
