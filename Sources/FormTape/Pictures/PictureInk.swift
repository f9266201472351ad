/// How a text is drawn in a picture.
struct PictureInk: Hashable, Sendable {
  /// The colour, as `#rrggbb`.
  var color: String

  var isBold = false
  var isUnderlined = false

  /// The ink as CSS has it.
  var css: String {
    "fill:\(color)" + (isBold ? ";font-weight:bold" : "")
      + (isUnderlined ? ";text-decoration:underline" : "")
  }
}
