import CYAML
import SourceText

/// The events that libyaml finds in a text; the only file that depends on the library.
struct YAMLParser: ~Copyable {
  /// One event.
  struct Event {
    /// The kind of an event.
    enum Kind {
      case documentStart, documentEnd, listStart, listEnd, mappingEnd, streamEnd
      case mappingStart(isInBraces: Bool)
      case alias(String)
      case scalar(String, isPlain: Bool)
    }

    let kind: Kind
    let mark: Mark
    let anchor: String?
    let tag: String?
  }

  // libyaml keeps a pointer to its own parser, which must not move.
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  /// Creates the parser of a text, which must outlive it.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    precondition(yaml_parser_initialize(parser) == 1, "out of memory")
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, text.baseAddress, text.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// Returns the next event; must not be called after the end of the stream.
  mutating func next() throws(YAMLError) -> Event {
    var event = yaml_event_t()
    repeat {
      guard yaml_parser_parse(parser, &event) == 1 else { throw YAMLError(of: parser.pointee) }
    } while event.type == YAML_STREAM_START_EVENT
    defer { yaml_event_delete(&event) }
    return Event(event)
  }
}

extension YAMLParser.Event {
  private typealias Characters = UnsafeMutablePointer<yaml_char_t>

  fileprivate init(_ event: yaml_event_t) {
    let (mark, data) = (Mark(event.start_mark), event.data)
    switch event.type {
    case YAML_SCALAR_EVENT:
      let text = UnsafeBufferPointer(start: data.scalar.value, count: data.scalar.length)
      let isPlain = data.scalar.style == YAML_PLAIN_SCALAR_STYLE && data.scalar.tag == nil
      let kind = Kind.scalar(String(decoding: text, as: UTF8.self), isPlain: isPlain)
      self.init(kind, mark, data.scalar.anchor, data.scalar.tag)
    case YAML_SEQUENCE_START_EVENT:
      self.init(.listStart, mark, data.sequence_start.anchor, data.sequence_start.tag)
    case YAML_MAPPING_START_EVENT:
      let isInBraces = data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
      let kind = Kind.mappingStart(isInBraces: isInBraces)
      self.init(kind, mark, data.mapping_start.anchor, data.mapping_start.tag)
    case YAML_ALIAS_EVENT: self.init(.alias(String(yaml: data.alias.anchor) ?? ""), mark)
    case YAML_SEQUENCE_END_EVENT: self.init(.listEnd, mark)
    case YAML_MAPPING_END_EVENT: self.init(.mappingEnd, mark)
    case YAML_DOCUMENT_START_EVENT: self.init(.documentStart, mark)
    case YAML_DOCUMENT_END_EVENT: self.init(.documentEnd, mark)
    default: self.init(.streamEnd, mark)
    }
  }

  private init(_ kind: Kind, _ mark: Mark, _ anchor: Characters? = nil, _ tag: Characters? = nil) {
    self.kind = kind
    self.mark = mark
    self.anchor = String(yaml: anchor)
    self.tag = String(yaml: tag)
  }
}

extension YAMLError {
  fileprivate init(of parser: yaml_parser_t) {
    isUnprintable = parser.error == YAML_READER_ERROR
    problem = parser.problem.map { String(cString: $0) } ?? "out of memory"
    mark = Mark(parser.problem_mark)
    activity = parser.context.map { String(cString: $0) }
    activityMark = activity == nil ? nil : Mark(parser.context_mark)
  }
}

extension Mark {
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }
}

extension String {
  fileprivate init?(yaml text: UnsafeMutablePointer<yaml_char_t>?) {
    guard let text else { return nil }
    self.init(cString: text)
  }
}
