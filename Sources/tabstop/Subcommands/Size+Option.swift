import ArgumentParser
import FormUI

extension Size {
  /// Returns the size of a screen given by an option: `80x24`.
  static func named(byOption text: String) throws -> Size {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
      (1...1_000).contains(columns), (1...1_000).contains(rows)
    else {
      throw ValidationError(
        "Expected a size up to 1000x1000, like 80x24, found \"\(text)\"."
      )
    }
    return Size(columns: columns, rows: rows)
  }
}
