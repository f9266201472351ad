/// The parts of a session's last frame, for the next one to take over what did not change.
///
/// A frame is the same with and without them; it merely costs less, since a key changes one field
/// and those that depend on it.
public struct DrawnBlocks: Sendable {
  /// What a block was drawn from.
  struct Stamp: Hashable, Sendable {
    /// How often anything but a field has changed.
    let generation: Int
    /// How often the field has changed.
    let revision: Int
    /// The size of the screen.
    let screen: Size
  }

  private var drawn: [(stamp: Stamp, block: Block)?] = []

  /// Creates a memory of nothing drawn.
  public init() {}

  /// The block of a number, from 0, drawn if it is not known as the stamp wants it.
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
