/// An error in the spelling of a mask.
public enum MaskError: Error, Hashable, Sendable {
  /// A letter or digit without a meaning in masks, at a scalar from 0.
  case unknownSign(Unicode.Scalar, offset: Int)
  /// A symbol that does not take exactly one cell, at a scalar from 0.
  case unshown(offset: Int)
  /// Nothing can be typed.
  case noSlot
  /// More symbols than `TextMask.signLimit`.
  case tooLong
}
