import Testing

@testable import FormTape

struct BoxDrawingTests {
  private static let scalars = (0x2500...0x257F).compactMap { Unicode.Scalar($0) }

  /// Returns the weights in a character's Unicode name; `nil` if it has no arms.
  private func weights(of scalar: Unicode.Scalar) -> [BoxDrawing.Weight]? {
    guard let name = scalar.properties.name,
      !["DASH", "ARC", "DIAGONAL"].contains(where: name.contains)
    else { return nil }
    let known: [String: BoxDrawing.Weight] = [
      "LIGHT": .light, "SINGLE": .light, "HEAVY": .heavy, "DOUBLE": .double,
    ]
    let directions = [
      "UP": [0], "RIGHT": [1], "DOWN": [2], "LEFT": [3], "VERTICAL": [0, 2], "HORIZONTAL": [1, 3],
    ]
    var weights: [BoxDrawing.Weight] = [.none, .none, .none, .none]
    let all = name.split(separator: " ").compactMap { known[String($0)] }
    for part in name.replacing(" AND ", with: "|").split(separator: "|") {
      let words = part.split(separator: " ").map(String.init)
      let weight = words.compactMap { known[$0] }.first ?? all.first ?? .none
      for index in words.compactMap({ directions[$0] }).joined() { weights[index] = weight }
    }
    return weights
  }

  @Test(arguments: scalars)
  func `every character draws what its name says`(scalar: Unicode.Scalar) throws {
    let box = try #require(BoxDrawing(scalar))
    guard let weights = weights(of: scalar) else { return }
    #expect(box == .arms(weights))
  }

  @Test(
    arguments: [
      ("┄", .dashes(3, isVertical: false, .light)), ("┋", .dashes(4, isVertical: true, .heavy)),
      ("╍", .dashes(2, isVertical: false, .heavy)), ("╭", .arc(right: true, down: true)),
      ("╯", .arc(right: false, down: false)), ("╮", .arc(right: false, down: true)),
      ("╰", .arc(right: true, down: false)), ("╱", .diagonals(rising: true, falling: false)),
      ("╲", .diagonals(rising: false, falling: true)),
      ("╳", .diagonals(rising: true, falling: true)),
    ] as [(Unicode.Scalar, BoxDrawing)]
  )
  func `others draw dashes, bends and diagonals`(scalar: Unicode.Scalar, box: BoxDrawing) {
    #expect(BoxDrawing(scalar) == box)
  }

  @Test(arguments: ["\u{24FF}", "\u{2580}", "a"] as [Unicode.Scalar])
  func `other characters are letters`(scalar: Unicode.Scalar) {
    #expect(BoxDrawing(scalar) == nil)
  }

  /// The rectangles of a path.
  private func rectangles(_ path: PicturePath) -> [[Double]] {
    path.commands.split(separator: "Z").map { part in
      let numbers = part.split { "MHV ".contains($0) }.compactMap { Double($0) }
      return [numbers[0], numbers[1], numbers[2], numbers[3]]
    }
  }

  @Test(arguments: scalars)
  func `lines reach the edges they should, and no others`(scalar: Unicode.Scalar) throws {
    guard let weights = weights(of: scalar) else { return }
    var path = PicturePath()
    let cell = PictureRectangle(left: 0, top: 0, width: 9.6, height: 20)
    try #require(BoxDrawing(scalar)).add(to: &path, in: cell, fontSize: 16)
    let parts = rectangles(path)
    func isCovered(_ x: Double, _ y: Double) -> Bool {
      parts.contains { $0[0] <= x && x <= $0[2] && $0[1] <= y && y <= $0[3] }
    }
    let edges = [(4.8, 0.0), (9.6, 10.0), (4.8, 20.0), (0.0, 10.0)]
    for (index, (x, y)) in edges.enumerated() {
      let weight = weights[index]
      let side = index % 2 == 0 ? (x: 1.76, y: 0.0) : (x: 0.0, y: 1.76)
      #expect(isCovered(x, y) == (weight == .light || weight == .heavy))
      for sign in [-1.0, 1.0] {
        #expect(isCovered(x + sign * side.x, y + sign * side.y) == (weight == .double))
        let near = (x + sign * side.x / 1.76, y + sign * side.y / 1.76)
        #expect(isCovered(near.0, near.1) == (weight == .heavy))
      }
    }
    #expect(parts.allSatisfy { $0[0] < $0[2] && $0[1] < $0[3] })
  }
}
