@testable import FormFilling
import FormValidation
import Foundation
import Testing

struct OutcomeTests {
  @Test(arguments: [
    (Outcome.submitted(["name": "Ada"]), #"{"answers":{"name":"Ada"},"outcome":"submitted"}"#),
    (.cancelled, #"{"outcome":"cancelled"}"#),
    (.interrupted(.hangUp), #"{"outcome":"interrupted"}"#),
  ])
  func `an outcome is an object`(_ outcome: Outcome, _ json: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(outcome), as: UTF8.self) == json)
  }
}
