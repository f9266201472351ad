import Foundation
import TestSupport
import Testing

/// `tabstop check` as a filter of a distributed engine.
@Suite(.enabled(if: Spark.isThere, "python3 has no pyspark, or there is no Java"))
struct SparkTests {
  /// Runs the program on partitions, and prints what it writes.
  private static let script = """
    import sys
    from pyspark import SparkConf, SparkContext
    program, form, records = sys.argv[1:]
    conf = SparkConf().setMaster("local[2]").set("spark.ui.enabled", "false")
    context = SparkContext(conf=conf)
    context.setLogLevel("OFF")
    lines = context.textFile(records, 4)
    filter = f"{program} check {form} --input jsonl -"
    print(lines.getNumPartitions() >= 4)
    for line in sorted(lines.pipe(filter).collect()):
        print(line)
    """

  @Test(.timeLimit(.minutes(5)))
  func `partitions are checked like one file`() throws {
    let folder = try PseudoFolder()
    let form = try folder.write(
      """
      title: Guests
      fields:
        - {id: name, type: text, rules: [required, {max_length: 5}]}
      """,
      to: "form.yaml"
    )
    let names = (0..<1_000).map { "name \($0)".suffix($0.isMultiple(of: 7) ? 8 : 3) }
    let records = try folder.write(
      names.map { "{\"name\": \"\($0)\"}\n" }.joined(),
      to: "records.jsonl"
    )
    let spark = try Spark.output(of: [
      "python3", "-c", Self.script, PseudoFilling.program, form, records,
    ])
    var lines = spark.split(separator: "\n").map(String.init)
    #expect(lines.removeFirst() == "True")
    let alone = try Spark.output(of: [PseudoFilling.program, "check", form, records], status: 1)
    #expect(lines.count > 100)
    #expect(
      Self.unnumbered(lines) == Self.unnumbered(alone.split(separator: "\n").map(String.init))
    )
  }

  /// The lines in order, without the numbers of records, which are counted in each partition.
  private static func unnumbered(_ lines: [String]) -> [String] {
    lines.map { line in line.split(separator: ",", maxSplits: 1).last.map(String.init) ?? line }
      .sorted()
  }
}

private enum Spark {
  static let isThere =
    (try? output(of: ["sh", "-c", "command -v java && python3 -c 'import pyspark'"])) != nil

  /// Returns what a command writes.
  /// - Throws: An error if it ends with another status.
  static func output(of words: [String], status: Int32 = 0) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == status else {
      throw CocoaError(.executableLoad)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
