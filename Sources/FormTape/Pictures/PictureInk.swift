/// The color and attributes of text in a picture.
struct PictureInk: Hashable, Sendable {
  /// The color, as `#rrggbb`.
  var color: String

  var isBold = false
  var isUnderlined = false

  /// The ink as CSS.
  var css: String {
    "fill:\(color)" + (isBold ? ";font-weight:bold" : "")
      + (isUnderlined ? ";text-decoration:underline" : "")
  }
}
