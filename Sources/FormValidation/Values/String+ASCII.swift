extension String {
  /// The text with 0 to 9 for the decimal digits of any script.
  /// - Source: Unicode Character Database, the property Numeric_Type, Decimal.
  var withASCIIDigits: String {
    replacingScalars { scalar in
      guard scalar.value > 0x7F, scalar.properties.numericType == .decimal,
        let digit = scalar.properties.numericValue
      else { return scalar }
      return Unicode.Scalar(UInt8(ascii: "0") + UInt8(digit))
    }
  }

  /// The text with ASCII for its full-width forms.
  /// - Source: Unicode Standard, the block Halfwidth and Fullwidth Forms.
  var withoutFullWidth: String {
    replacingScalars { scalar in
      switch scalar.value {
      case 0xFF01...0xFF5E: Unicode.Scalar(UInt8(scalar.value - 0xFF01 + 0x21))
      case 0x3000: " "
      default: scalar
      }
    }
  }

  private func replacingScalars(_ replacement: (Unicode.Scalar) -> Unicode.Scalar) -> String {
    String(String.UnicodeScalarView(unicodeScalars.lazy.map(replacement)))
  }
}
