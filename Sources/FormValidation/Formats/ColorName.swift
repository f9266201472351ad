/// The names of colours in style sheets.
enum ColorName {
  /// Every name, in small letters and in order.
  /// - Source: CSS Color Module Level 4, 6.1 to 6.4.
  static let all: [String] =
    """
    aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet \
    brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan \
    darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta \
    darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue \
    darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey \
    dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray \
    green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush \
    lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray \
    lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray \
    lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon \
    mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue \
    mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin \
    navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen \
    paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple \
    rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna \
    silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle \
    tomato turquoise violet wheat white whitesmoke yellow yellowgreen \
    transparent currentcolor accentcolor accentcolortext activetext buttonborder buttonface \
    buttontext canvas canvastext field fieldtext graytext highlight highlighttext linktext mark \
    marktext selecteditem selecteditemtext visitedtext
    """
    .split(separator: " ").map(String.init).sorted()

  /// Whether bytes are a name, in small letters or capitals.
  /// - Complexity: O(log n), in names.
  static func contains(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let small = bytes.lazy.map { $0.capital.map { $0 + 0x20 } ?? $0 }
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].utf8.lexicographicallyPrecedes(small) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < all.count && all[low].utf8.elementsEqual(small)
  }
}
