import FormValidation
import Forms
import SourceText

extension [Node] {
  /// Returns the labels of fields in several languages, by the names of the fields; those in
  /// repeated groups, which are not in every record, are left out.
  func translatedLabels(in group: FieldID? = nil) -> [FieldID: [String]] {
    var labels: [FieldID: [String]] = [:]
    for node in self {
      guard let name = (node["id"] ?? node["hidden"] ?? node["group"])?.text else { continue }
      let id = group?.member(FieldID(name)) ?? FieldID(name)
      labels[id] = node.labels
      if node["group"] != nil, node["repeat"] == nil {
        labels.merge(node["fields"]?.entries.translatedLabels(in: id) ?? [:]) { $1 }
      }
      for (row, name) in zip(node["rows"]?.entries ?? [], node.members.rowNames) {
        labels[id.member(FieldID(name))] = row.labels
      }
    }
    return labels
  }
}

extension Node {
  /// The label in each language; `nil` if it is in one.
  fileprivate var labels: [String]? {
    guard let label = self["label"], label.isMapping else { return nil }
    return label.members.compactMap(\.value.text)
  }
}
