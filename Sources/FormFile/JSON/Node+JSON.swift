import Diagnostics
import JSONText

extension Node {
  /// Creates the root node of a JSON text.
  /// - Throws: The first error.
  init(json source: SourceText) throws(Diagnostics) {
    do {
      self.init(try JSONReader.node(of: source.text))
    } catch {
      throw source.failure([Finding(Mark(error.mark), error.message)])
    }
  }

  private init(_ node: JSONNode) {
    switch node.content {
    case .scalar(let value): content = .scalar(value)
    case .list(let nodes): content = .list(nodes.map { Node($0) })
    case .object(let members):
      content = .mapping(
        members.map { Entry(name: $0.name, mark: Mark($0.mark), value: Node($0.value)) }
      )
    }
    mark = Mark(node.mark)
  }
}

extension Mark {
  fileprivate init(_ mark: JSONMark) {
    self.init(line: mark.line, column: mark.column)
  }
}
