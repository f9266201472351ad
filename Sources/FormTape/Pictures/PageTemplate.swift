import CFilmPage

/// The text of a page in which names in braces, `{{title}}`, stand for what differs.
struct PageTemplate {
  private let text: String

  /// What all pages of its kind have.
  private var common: [String: String] = [:]

  init(_ text: String) {
    self.text = text
  }

  /// Returns the page with parts in place of their names; unknown names are removed or kept.
  func filled(_ parts: [String: String], keepingRest: Bool = false) -> String {
    let parts = common.merging(parts) { $1 }
    var page = ""
    for (number, piece) in text.split(separator: "{{", omittingEmptySubsequences: false)
      .enumerated()
    {
      let ends = piece.split(separator: "}}", maxSplits: 1, omittingEmptySubsequences: false)
      guard number > 0, ends.count == 2 else {
        page += piece
        continue
      }
      page += (parts[String(ends[0])] ?? (keepingRest ? "{{\(ends[0])}}" : "")) + ends[1]
    }
    return page
  }
}

extension PageTemplate {
  /// The page that plays a recording.
  static var film: PageTemplate {
    PageTemplate(
      kind: "recording",
      body: tabstop_film_body(),
      style: tabstop_film_style(),
      script: tabstop_film_script()
    )
  }

  /// The page that reports failed cases.
  static var report: PageTemplate {
    PageTemplate(
      kind: "report",
      body: tabstop_report_body(),
      style: tabstop_report_style(),
      script: tabstop_report_script()
    )
  }

  /// Creates a page of a kind from its own parts and from those that all pages share.
  private init(
    kind: String,
    body: UnsafePointer<UInt8>,
    style: UnsafePointer<UInt8>,
    script: UnsafePointer<UInt8>
  ) {
    func text(_ shared: UnsafePointer<UInt8>, _ own: UnsafePointer<UInt8>) -> String {
      String(cString: shared) + String(cString: own)
    }
    self.init(text(tabstop_page_head(), body))
    common = [
      "kind": kind, "style": text(tabstop_page_style(), style),
      "script": text(tabstop_page_script(), script),
    ]
  }
}
