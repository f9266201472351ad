@testable import FormWidgets
import Foundation

/// How people see colors, with all three kinds of cones or one of them missing.
enum Sight: CaseIterable {
  case full, protanopia, deuteranopia, tritanopia

  /// Returns the contrast of two colors.
  /// - Source: W3C, WCAG 2.2, "contrast ratio" and "relative luminance".
  static func contrast(_ one: TerminalColor, _ two: TerminalColor) -> Double {
    let lights = [one, two].map { color in
      zip(linear(color), [0.2126, 0.7152, 0.0722]).reduce(0) { $0 + $1.0 * $1.1 }
    }.sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  /// Returns the perceived difference of two colors, by CIE 1976.
  func difference(_ one: TerminalColor, _ two: TerminalColor) -> Double {
    zip(lab(one), lab(two)).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  /// The transformation of a color's light.
  /// - Source: Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of
  ///   Color Vision Deficiency", IEEE TVCG 15(6), 2009, at severity 1.
  private var matrix: [[Double]] {
    switch self {
    case .full: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protanopia:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deuteranopia:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritanopia:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    }
  }

  /// Returns a color as seen, in CIE L*a*b*.
  /// - Source: IEC 61966-2-1 for the primaries of sRGB and its white; CIE 15 for L*a*b*.
  private func lab(_ color: TerminalColor) -> [Double] {
    let seen = Sight.product(matrix, Sight.linear(color)).map { min(1, max(0, $0)) }
    let primaries = [
      [0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750],
      [0.0193339, 0.1191920, 0.9503041],
    ]
    let roots = zip(Sight.product(primaries, seen), [0.95047, 1, 1.08883]).map { part, white in
      let ratio = part / white
      return ratio > 216.0 / 24389 ? cbrt(ratio) : (24389.0 / 27 * ratio + 16) / 116
    }
    return [
      116 * roots[1] - 16, 500 * (roots[0] - roots[1]), 200 * (roots[1] - roots[2]),
    ]
  }

  private static func product(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
    matrix.map { zip($0, vector).reduce(0) { $0 + $1.0 * $1.1 } }
  }

  /// Returns the light of a color's components.
  /// - Source: IEC 61966-2-1, the transfer function of sRGB.
  private static func linear(_ color: TerminalColor) -> [Double] {
    let (red, green, blue) = color.parts
    return [red, green, blue].map {
      let part = Double($0) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
  }
}
