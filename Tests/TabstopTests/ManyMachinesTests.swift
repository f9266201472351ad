import Foundation
import TestSupport
import Testing

/// `tabstop check` as a filter of a distributed engine: partitions are checked like one file.
@Suite(.waiting)
struct ManyMachinesTests {
  /// Runs the program on four parts, in two worker processes of Dask's scheduler, and prints the
  /// number of workers and what the program writes.
  private static let dask = """
    import subprocess, sys
    from distributed import Client, LocalCluster

    def violations(part):
        command = [program, "check", form, "--input", "jsonl", "-"]
        return subprocess.run(command, input=part, capture_output=True, text=True).stdout

    if __name__ == "__main__":
        program, form, records = sys.argv[1:]
        lines = open(records).readlines()
        parts = ["".join(lines[start:start + 250]) for start in range(0, len(lines), 250)]
        with LocalCluster(
            n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None
        ) as cluster, Client(cluster) as client:
            client.wait_for_workers(2)
            print(len(client.scheduler_info()["workers"]))
            print("".join(client.gather(client.map(violations, parts))), end="")
    """

  /// Runs the program on four partitions in Spark, and prints the number of threads and what the
  /// program writes.
  private static let spark = """
    import sys
    from pyspark import SparkConf, SparkContext
    program, form, records = sys.argv[1:]
    conf = SparkConf().setMaster("local[2]").set("spark.ui.enabled", "false")
    context = SparkContext(conf=conf)
    context.setLogLevel("OFF")
    lines = context.textFile(records, 4)
    filter = f"{program} check {form} --input jsonl -"
    print(context.defaultParallelism)
    for line in sorted(lines.pipe(filter).collect()):
        print(line)
    """

  @Test(
    .enabled(if: Python.imports("distributed"), "python has no distributed; see .ci/install --all"),
    .timeLimit(.minutes(5))
  )
  func `two worker processes of Dask find what one program finds`() throws {
    try Self.expectEqual(Self.dask)
  }

  @Test(
    .enabled(if: Python.imports("pyspark"), "python has no pyspark, or there is no Java"),
    .timeLimit(.minutes(5))
  )
  func `partitions in Spark find what one program finds`() throws {
    try Self.expectEqual(Self.spark)
  }

  private static func expectEqual(_ script: String) throws {
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
    let words = ["-c", script, PseudoFilling.program, form, records]
    let distributed = try runProgram(words, of: Python.path)
    var lines = distributed.output.split(separator: "\n").map(String.init)
    try #require(lines.first == "2", "\(distributed)")
    lines.removeFirst()
    let alone = try runProgram(["check", form, records])
    #expect(lines.count > 100)
    #expect(unnumbered(lines) == unnumbered(alone.output.split(separator: "\n").map(String.init)))
  }

  /// The lines in order, without the numbers of records, which are counted in each partition.
  private static func unnumbered(_ lines: [String]) -> [String] {
    lines.map { line in line.split(separator: ",", maxSplits: 1).last.map(String.init) ?? line }
      .sorted()
  }
}

/// The Python of the tests, else that of the system.
private enum Python {
  static let path: String = {
    let own = Corpus.folder + ".build/python/bin/python"
    return access(own, X_OK) == 0 ? own : "/usr/bin/python3"
  }()

  /// Returns whether a module is there, and Java, if it needs that.
  static func imports(_ module: String) -> Bool {
    let needs = module == "pyspark" ? "command -v java && " : ""
    let words = ["-c", "\(needs)\"$0\" -c 'import \(module)'", path]
    return (try? runProgram(words, of: "/bin/sh"))?.status == 0
  }
}
