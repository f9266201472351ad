import FormFilling
import FormScreens
import FormValidation
import FormWidgets
import Forms
import SourceText

/// `page 2`, `page "History"`, `page /Hist/`: the page that is shown, by its number or title.
package struct PageSubject: ReadableSubject {
  static let words = ["page"]

  static let entry = TapeEntry(
    .subjects,
    usage: "Expect page [<|<=|>|>=|!=] NUMBER",
    "Expect page TITLE|/PATTERN/",
    summary: "The page that is shown",
    example: """
      Form checkout.yaml
      Expect page 1
      Ctrl+PageDown
      Expect page "Addresses"
      """
  )

  /// What is expected of the page.
  package enum Content: Equatable, Sendable {
    /// Its number among the pages of the form, from 1; the review is the last.
    case number(CountMatch)
    /// Its title.
    case title(TextMatch)
  }

  /// What is expected of the page.
  package let content: Content

  init(_ arguments: inout TapeArguments, word _: TapeToken) throws(TapeFinding) {
    let token = arguments.next
    let form = try arguments.openForm()
    if arguments.isAtCount {
      let number = try arguments.countMatch("a page number", in: 1...10_000)
      content = .number(number)
      guard let form, case let count = form.pageCount, number.count > count else { return }
      let pages = count == 1 ? "1 page" : "\(count) pages"
      throw arguments.finding(.number, at: token, "form \(form.title.quoted) has \(pages)")
    }
    let match = try arguments.exactMatch()
    content = .title(match)
    // Some titles have answers in them.
    guard let form, case let titles = form.pageTitles,
      !titles.contains(where: { match.matches($0) || $0.contains("{") })
    else { return }
    throw arguments.finding(
      .subject,
      at: token,
      "form \(form.title.quoted) has no page \(match)",
      suggestion: token.flatMap { titles.nearest(to: $0.text) },
      note: titles.isEmpty
        ? "no page has a title"
        : "titles: \(titles.map(\.tapeQuoted).joined(separator: " "))"
    )
  }

  package var description: String { "page \(wanted)" }

  private var wanted: String {
    switch content {
    case .number(let number): "\(number)"
    case .title(let match): "\(match)"
    }
  }

  package func check(_ scene: Scene) -> Unmet? {
    guard let page = scene.form?.page else { return .noForm }
    let isMet =
      switch content {
      case .number(let number): number.matches(page.number)
      case .title(let match): page.title.map(match.matches) ?? false
      }
    guard !isMet else { return nil }
    let title = page.title.map { " \($0.tapeQuoted)" } ?? ""
    return Unmet("page", expected: [wanted], actual: ["\(page.number)\(title)"])
  }
}

extension Form {
  /// The number of pages, with the review.
  fileprivate var pageCount: Int { pages.count + (hasReview ? 1 : 0) }

  /// The titles of the pages, with that of the review.
  fileprivate var pageTitles: [String] {
    let review = Word.review.wording(in: messages.language).template
    return pages.compactMap(\.title) + (hasReview ? [review] : [])
  }
}

extension FormScene {
  /// The page that is shown.
  var page: (number: Int, title: String?) {
    let (pages, index) = (screen.form.pages, screen.filling.page)
    guard pages.indices.contains(index) else {
      return (index + 1, screen.narrator.text(.review))
    }
    return (index + 1, pages[index].title)
  }
}
