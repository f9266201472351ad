import Foundation
import Testing

struct MirrorTests {
  @Test func `every widget has its tests and keeps the contract`() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let root = tests.deletingLastPathComponent().deletingLastPathComponent()
    let sources = root.appending(path: "Sources/FormWidgets/Widgets")
    let widgets = try FileManager.default.contentsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") && !$0.contains("+") && !$0.hasSuffix("Widget.swift") }
    #expect(widgets.count >= 5)
    for file in widgets.sorted() {
      let mirror = tests.appending(path: "Widgets/\(file.dropLast(6))Tests.swift")
      #expect(FileManager.default.fileExists(atPath: mirror.path), "\(file) has no tests")
    }
    let held = Set(WidgetContractTests.widgets.map { "\(type(of: $0)).swift" })
    #expect(held == Set(widgets), "WidgetContractTests.widgets has one of each")
  }
}
