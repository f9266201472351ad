/// A part of a picture, in pixels.
struct PictureRectangle: Hashable, Sendable {
  var left: Double
  var top: Double
  var width: Double
  var height: Double

  var right: Double { left + width }
  var bottom: Double { top + height }
  var middle: (x: Double, y: Double) { (left + width / 2, top + height / 2) }
}
