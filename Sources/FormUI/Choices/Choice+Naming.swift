import FormValidation

extension [Choice] {
  /// The place of the choice that a person calls by a name: by its label, else by its value, each
  /// as it is written before whatever case and accents, and without the white space around it.
  /// - Complexity: O(n), in characters of all labels and values.
  func place(named text: String) -> Int? {
    let name = String(text[...].trimmingWhitespace)
    if name.isEmpty { return nil }
    return place(called: name, by: \.label) ?? place(called: name, by: \.value.description)
  }

  /// The place of the only choice whose label begins with a text, whatever case and accents.
  /// - Complexity: O(n), in characters of all labels.
  func place(beginning text: String) -> Int? {
    let sought = String(text[...].trimmingWhitespace).foldedBytes
    guard !sought.isEmpty else { return nil }
    let places = indices.filter { self[$0].label.foldedBytes.starts(with: sought) }
    return places.count == 1 ? places.first : nil
  }

  /// The place of the choice of a number, counted from 1, if there are as many.
  func place(numbered text: String) -> Int? {
    Int(text).flatMap { $0 > 0 && $0 <= count ? $0 - 1 : nil }
  }

  private func place(called name: String, by word: (Choice) -> String) -> Int? {
    if let place = firstIndex(where: { word($0) == name }) { return place }
    let folded = name.foldedBytes
    return folded.isEmpty ? nil : firstIndex { word($0).foldedBytes == folded }
  }
}

extension String {
  /// The text without case and accents, for looking for parts of it byte by byte.
  var foldedBytes: [UInt8] {
    if utf8.allSatisfy({ $0 < 0x80 }) {
      return utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")) ~= $0 ? $0 | 0x20 : $0 }
    }
    var folded = String.UnicodeScalarView()
    folded.append(contentsOf: foldedLoosely)
    return Array(String(folded).utf8)
  }
}
