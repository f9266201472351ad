import Foundation
import Testing

/// The folders of each module form layers: a folder uses only types of those before it.
///
/// Files of one module import nothing from each other, so a use is taken to be a type's name that
/// only one folder declares. Members that come by extension are not seen.
struct LayersTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  private static let modules: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: sources.path)
    return (names ?? []).sorted()
  }()

  @Test func `all modules are checked`() {
    #expect(LayersTests.modules.contains("FormWidgets"))
    #expect(LayersTests.modules.contains("TapeRunner"))
  }

  @Test(arguments: modules)
  func `no folder of a module uses a later one`(module: String) throws {
    let folders = try LayersTests.folders(of: module)
    let uses = folders.mapValues { folder in
      folder.uses.compactMap { name -> String? in
        let declaring = folders.filter { $0.value.types.contains(name) }.map(\.key)
        return declaring.count == 1 ? declaring[0] : nil
      }
    }
    for folder in uses.keys.sorted() {
      #expect(LayersTests.cycle(from: folder, uses) == nil, "in \(module)")
    }
  }

  private struct Folder {
    var types: Set<String> = []
    var uses: Set<String> = []
  }

  private static func folders(of module: String) throws -> [String: Folder] {
    let declaration =
      /(?m)^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:\w+\s+)*?(?:struct|enum|class|protocol|actor|typealias)\s+([A-Z]\w*)/
    let root = sources.appending(path: module)
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    var folders: [String: Folder] = [:]
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let parts = file.pathComponents.dropFirst(root.pathComponents.count)
      let folder = parts.count > 1 ? parts[parts.startIndex] : "."
      let code = try String(contentsOf: file, encoding: .utf8).withoutCommentsAndTexts
      for match in code.matches(of: declaration) {
        folders[folder, default: Folder()].types.insert(String(match.1))
      }
      for match in code.matches(of: /(?:^|[^\w.])([A-Z]\w*)/) {
        folders[folder, default: Folder()].uses.insert(String(match.1))
      }
    }
    return folders
  }

  /// Returns folders that lead from one back to itself, if there are any.
  private static func cycle(from start: String, _ uses: [String: [String]]) -> [String]? {
    var paths = [[start]]
    var seen: Set<String> = [start]
    while let path = paths.popLast(), let last = path.last {
      for next in Set(uses[last] ?? []) where next != last {
        if next == start { return path + [start] }
        if seen.insert(next).inserted { paths.append(path + [next]) }
      }
    }
    return nil
  }
}

extension String {
  fileprivate var withoutCommentsAndTexts: String {
    replacing(/\/\/[^\n]*|\/\*(?s:.*?)\*\/|"""(?s:.*?)"""|"(?:\\.|[^"\\\n])*"/, with: " ")
  }
}
