/// What is wrong with the spelling of a mask.
public enum MaskError: Error, Hashable, Sendable {
  /// A letter or digit that means nothing in a mask, at a scalar from 0.
  case unknownSign(Unicode.Scalar, offset: Int)
  /// A sign that has no cell, or more than one, at a scalar from 0.
  case unshown(offset: Int)
  /// Nothing can be typed.
  case noSlot
  /// More signs than `TextMask.signLimit`.
  case tooLong
}
