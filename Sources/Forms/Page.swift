public import FormValidation
package import FormWidgets

extension Form {
  /// The fields of a form that are shown on one screen.
  package struct Page: Sendable {
    /// The title; `nil` if only the form has one.
    package let title: String?

    /// The indices of its fields in the form.
    package let indices: Range<Int>
  }

  /// The start and title of a part of a form, or a note among its fields.
  ///
  /// A part ends at the next part; a section also ends with its page. A note does not end a part.
  public struct Section: Equatable, Sendable {
    /// The type of part.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// Under a heading, among the fields of a page.
      case section
      /// On a separate screen.
      case page
      /// Text among the fields of a page.
      case note

      /// Whether fields belong to it.
      package var holdsFields: Bool { self != .note }
    }

    /// The type of part.
    package let kind: Kind

    /// The title, or the text of a note in CommonMark.
    package internal(set) var title: String

    /// The index of its first field in the form; for a note, that of the next field, or the number
    /// of fields.
    package let start: Int

    /// The condition on other answers for its fields to be asked, or for the note to be shown;
    /// `nil` for always.
    package let condition: Condition?

    /// The innermost group of fields that a note is in; `nil` outside groups.
    package internal(set) var group: FieldID?

    /// Creates a part.
    public init(_ kind: Kind, _ title: String, from start: Int, when condition: Condition? = nil) {
      self.kind = kind
      self.title = title
      self.start = start
      self.condition = condition
    }
  }
}

extension Form {
  /// The pages in order; at least one.
  /// - Complexity: O(n), in sections.
  package var pages: [Page] {
    let breaks = sections.filter { $0.kind == .page }
    let ends = breaks.dropFirst().map(\.start) + [fields.count]
    var pages = zip(breaks, ends).map { Page(title: $0.title, indices: $0.start..<$1) }
    let first = breaks.first?.start ?? fields.count
    if first > 0 || pages.isEmpty { pages.insert(Page(title: nil, indices: 0..<first), at: 0) }
    return pages
  }
}

extension Form {
  /// The widgets of the fields; the tracks of a page start and end in the same columns.
  package var alignedWidgets: [any Widget] {
    // By index, because copying entire fields takes time.
    var widgets = fields.indices.map { fields[$0].widget }
    for page in pages { widgets.alignTracks(in: page.indices) }
    return widgets
  }
}
