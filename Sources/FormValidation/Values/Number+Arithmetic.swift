extension Number: Hashable {
  public static func == (left: Number, right: Number) -> Bool {
    left.isNegative == right.isNegative && left.exponent == right.exponent
      && left.digits == right.digits
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(isNegative)
    hasher.combine(exponent)
    hasher.combine(digits)
  }
}

extension Number: Comparable {
  public static func < (left: Number, right: Number) -> Bool {
    guard left.isNegative == right.isNegative else { return left.isNegative }
    return left.isNegative ? right.magnitudePrecedes(left) : left.magnitudePrecedes(right)
  }

  private func magnitudePrecedes(_ other: Number) -> Bool {
    guard !isZero, !other.isZero else { return isZero && !other.isZero }
    guard place == other.place else { return place < other.place }
    return digits.lexicographicallyPrecedes(other.digits)
  }
}

extension Number {
  /// The number with the other sign.
  public static prefix func - (number: Number) -> Number {
    Number(isNegative: !number.isNegative, digits: number.digits, exponent: number.exponent)
  }

  /// Returns the exact sum.
  /// - Complexity: O(n), in digits between the highest and the lowest place of both.
  public static func + (left: Number, right: Number) -> Number {
    let exponent = min(left.exponent, right.exponent)
    let (a, b) = (left.digits(downTo: exponent), right.digits(downTo: exponent))
    guard left.isNegative != right.isNegative else {
      return Number(isNegative: left.isNegative, digits: a.plus(b), exponent: exponent)
    }
    return a.isBelow(b)
      ? Number(isNegative: right.isNegative, digits: b.minus(a), exponent: exponent)
      : Number(isNegative: left.isNegative, digits: a.minus(b), exponent: exponent)
  }

  /// Returns the exact difference.
  public static func - (left: Number, right: Number) -> Number {
    left + -right
  }

  /// Returns the exact product.
  /// - Complexity: O(n·m), in digits.
  public static func * (left: Number, right: Number) -> Number {
    var product = [Int](repeating: 0, count: left.digits.count + right.digits.count)
    for (i, a) in left.digits.enumerated().reversed() {
      for (j, b) in right.digits.enumerated().reversed() {
        let sum = product[i + j + 1] + Int(a) * Int(b)
        product[i + j + 1] = sum % 10
        product[i + j] += sum / 10
      }
    }
    return Number(
      isNegative: left.isNegative != right.isNegative,
      digits: product.map { UInt8($0) },
      exponent: left.exponent + right.exponent
    )
  }

  /// Returns the quotient, rounded toward zero, and the remainder.
  /// - Precondition: The divisor is not zero.
  /// - Complexity: O(n·m), in the digits of both, written down to the lower of their last places.
  package func quotientAndRemainder(dividingBy divisor: Number) -> (Number, remainder: Number) {
    precondition(!divisor.isZero, "a number cannot be divided by zero")
    let power = min(exponent, divisor.exponent)
    let (quotient, rest) = digits(downTo: power).divided(by: divisor.digits(downTo: power))
    return (
      Number(isNegative: isNegative != divisor.isNegative, digits: quotient, exponent: 0),
      Number(isNegative: isNegative, digits: rest, exponent: power)
    )
  }

  /// The digits down to a power of ten not above the number's own.
  private func digits(downTo power: Int) -> [UInt8] {
    isZero ? [] : digits + [UInt8](repeating: 0, count: exponent - power)
  }
}

/// Schoolbook arithmetic on digits 0 to 9, highest first, without leading zeros.
extension [UInt8] {
  fileprivate func isBelow(_ other: [UInt8]) -> Bool {
    count == other.count ? lexicographicallyPrecedes(other) : count < other.count
  }

  fileprivate func plus(_ other: [UInt8]) -> [UInt8] {
    var sum: [UInt8] = []
    var carry: UInt8 = 0
    for place in 0..<Swift.max(count, other.count) {
      let digit = self.digit(at: place) + other.digit(at: place) + carry
      sum.append(digit % 10)
      carry = digit / 10
    }
    return [carry] + sum.reversed()
  }

  /// Returns the difference from a number that is not larger.
  fileprivate func minus(_ other: [UInt8]) -> [UInt8] {
    var difference: [UInt8] = []
    var borrowed: UInt8 = 0
    for place in 0..<count {
      let taken = other.digit(at: place) + borrowed
      let digit = self.digit(at: place)
      borrowed = digit < taken ? 1 : 0
      difference.append(digit + borrowed * 10 - taken)
    }
    return difference.reversed()
  }

  fileprivate func divided(by divisor: [UInt8]) -> (quotient: [UInt8], remainder: [UInt8]) {
    var quotient: [UInt8] = []
    var rest: [UInt8] = []
    for digit in self {
      if !rest.isEmpty || digit != 0 { rest.append(digit) }
      var times: UInt8 = 0
      while !rest.isBelow(divisor) {
        rest = [UInt8](rest.minus(divisor).drop { $0 == 0 })
        times += 1
      }
      quotient.append(times)
    }
    return (quotient, rest)
  }

  /// Returns the digit at a place counted from the last one; zero beyond the first.
  private func digit(at place: Int) -> UInt8 {
    place < count ? self[count - 1 - place] : 0
  }
}
