/// The parts of a session's last frame, reused in the next one if unchanged.
///
/// A frame is the same with and without them, but cheaper, since a key changes one field and those
/// that depend on it.
public struct DrawnBlocks: Sendable {
  /// What a block depends on.
  struct Stamp: Hashable, Sendable {
    /// The number of changes to anything but fields.
    let generation: Int
    /// The number of changes to the field.
    let revision: Int
    /// The size of the screen.
    let screen: Size
  }

  private var drawn: [(stamp: Stamp, block: Block)?] = []

  /// Creates an empty cache.
  public init() {}

  /// Returns the block with a number, from 0, drawing it if the stamp has changed.
  mutating func block(_ number: Int, as stamp: Stamp, draw: () -> Block) -> Block {
    if drawn.indices ~= number, let known = drawn[number], known.stamp == stamp {
      return known.block
    }
    while drawn.count <= number { drawn.append(nil) }
    let block = draw()
    drawn[number] = (stamp, block)
    return block
  }
}
