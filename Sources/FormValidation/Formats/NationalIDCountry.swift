/// A country and the numbers by which it identifies people.
struct NationalIDCountry: Sendable {
  /// The country's two capital letters.
  let code: String

  /// The formats of its numbers.
  let shapes: [PostalShape]

  /// Returns whether the check digits of a number of one of the formats hold.
  let holds: @Sendable (NationalNumber) -> Bool

  /// Creates a country.
  ///
  /// In a format, `s` is a separator that may be left out.
  private init(
    _ code: String,
    _ shapes: String,
    _ holds: @escaping @Sendable (NationalNumber) -> Bool
  ) {
    self.code = code
    self.shapes = shapes.replacing("s", with: "[-. /]?").split(separator: "|").map(PostalShape.init)
    self.holds = holds
  }

  /// Every country whose numbers are known.
  static let all = europe + america + rest

  /// - Source: Each country's authority, named below; python-stdnum 2.2 agrees with the check digits.
  private static let europe: [NationalIDCountry] = [
    // Dachverband der Sozialversicherungsträger.
    NationalIDCountry("AT", "[1-9]999s999999") {
      $0.sum([3, 7, 9, 0, 5, 8, 4, 2, 1, 6]) % 11 == $0[3]
    },
    // Rijksregister; those born from 2000 on have a 2 before the number that is checked.
    NationalIDCountry("BE", "99s99s99s999s99") {
      let (number, check) = ($0.number(0..<9), $0.number(9..<11))
      return [number, number + 2_000_000_000].contains { 97 - $0 % 97 == check }
    },
    // Law on civil registration, ordinance RD-02-20-9.
    NationalIDCountry("BG", "9999999999") {
      $0.hasDate(day: 4, month: 2, monthOffsets: [0, 20, 40])
        && $0.sum([2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11 % 10 == $0[9]
    },
    // Zentrale Ausgleichsstelle; the check digit is that of EAN-13.
    NationalIDCountry("CH", "756s9999s9999s99") {
      $0.sum([1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1]) % 10 == 0
    },
    NationalIDCountry("CZ", birthNumber, holdsBirthNumber),
    // Bundeszentralamt für Steuern: one digit of the first ten is there twice or three times.
    NationalIDCountry("DE", "[1-9]9s999s999s999") { number in
      let counts = (0..<10).map { digit in (0..<10).count { number[$0] == digit } }
      return counts.filter { $0 > 1 }.count == 1 && counts.allSatisfy { $0 <= 3 }
        && number.holdsMod1110
    },
    // CPR-kontoret; since 2007 there are numbers without a check digit.
    NationalIDCountry("DK", "999999s9999") { $0.hasDate(day: 0, month: 2) },
    NationalIDCountry("EE", "[1-8]9999999999", holdsBaltic),
    // Agencia Tributaria, of a DNI and of an NIE.
    NationalIDCountry("ES", "99999999s[A-HJ-NP-TV-Z]|[XYZ]s9999999s[A-HJ-NP-TV-Z]") {
      let number = ($0[0] < 10 ? $0[0] : $0[0] - 33) * 10_000_000 + $0.number(1..<8)
      return $0.ends(in: "TRWAGMYFPDXBNJZSQVHLCKE", at: number % 23)
    },
    // Digi- ja väestötietovirasto; the sign stands for the century.
    NationalIDCountry("FI", "999999[-+A-FU-Y]999[0-9A-FHJ-NPR-Y]") {
      let individual = $0.number($0.count - 4..<$0.count - 1)
      let number = $0.number(0..<6) * 1_000 + individual
      return $0.hasDate(day: 0, month: 2)
        && $0.ends(in: "0123456789ABCDEFHJKLMNPRSTUVWXY", at: number % 31)
    },
    // INSEE; Corsica has 2A and 2B, which count as 19 and 18.
    NationalIDCountry(
      "FR",
      "[1-478]s99s99s99s999s999s99|[1-478]s99s99s2[AB]s999s999s99"
    ) {
      let department = $0[6] < 10 ? $0.number(5..<7) : 29 - $0[6]
      let number = ($0.number(0..<5) * 100 + department) * 1_000_000 + $0.number(7..<13)
      return 97 - number % 97 == $0.number(13..<15)
    },
    // HMRC, National Insurance Manual, NIM39110.
    NationalIDCountry("GB", "[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]s99s99s99s[A-D]") {
      let start = String(decoding: $0.bytes.prefix(2), as: UTF8.self)
      return !["BG", "GB", "KN", "NK", "NT", "TN", "ZZ"].contains(start)
    },
    // IDIKA.
    NationalIDCountry("GR", "99999999999") { $0.hasDate(day: 0, month: 2) && $0.holdsLuhn() },
    // Porezna uprava.
    NationalIDCountry("HR", "99999999999") { $0.holdsMod1110 },
    // Department of Social Protection.
    NationalIDCountry("IE", "9999999s[A-W]|9999999s[A-W][A-IWTX]") {
      let second = $0.count > 8 && $0.bytes[8] != UInt8(ascii: "W") ? $0[8] - 9 : 0
      let remainder = ($0.sum([8, 7, 6, 5, 4, 3, 2]) + second * 9) % 23
      return Array("WABCDEFGHIJKLMNOPQRSTUV".utf8)[remainder] == $0.bytes[7]
    },
    // Þjóðskrá.
    NationalIDCountry("IS", "999999s9999") {
      $0.hasDate(day: 0, month: 2, dayOffsets: [0, 40])
        && $0.sum([3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 == 0
    },
    // Agenzia delle Entrate; digits may be letters where two people would have the same code.
    NationalIDCountry(
      "IT",
      "AAAsAAAs[0-9LMNP-V][0-9LMNP-V]s[A-EHLMPRST][0-9LMNP-V][0-9LMNP-V]s"
        + "A[0-9LMNP-V][0-9LMNP-V][0-9LMNP-V]sA"
    ) { number in
      let sum = (0..<15).reduce(0) { sum, index in
        let value = number[index] < 10 ? number[index] : number[index] - 10
        return sum + (index.isMultiple(of: 2) ? italianValues[value] : value)
      }
      return number[15] - 10 == sum % 26
    },
    NationalIDCountry("LT", "[1-8]9999999999", holdsBaltic),
    // Rijksdienst voor Identiteitsgegevens.
    NationalIDCountry("NL", "9999s99s999") {
      !$0.isMonotonous && ($0.sum([9, 8, 7, 6, 5, 4, 3, 2]) - $0[8]) % 11 == 0
    },
    // Skatteetaten; days of D-numbers have 40 added, and months of test numbers 40 or 80.
    NationalIDCountry("NO", "999999s99999") {
      $0.hasDate(day: 0, month: 2, dayOffsets: [0, 40], monthOffsets: [0, 40, 80])
        && $0.sum([3, 7, 6, 1, 8, 9, 4, 5, 2, 1]) % 11 == 0
        && $0.sum([5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 == 0
    },
    // Ministerstwo Cyfryzacji.
    NationalIDCountry("PL", "99999999999") {
      $0.hasDate(day: 4, month: 2, monthOffsets: [0, 20, 40, 60, 80])
        && $0.sum([1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 == 0
    },
    // Autoridade Tributária.
    NationalIDCountry("PT", "[1-35689]99s999s999") {
      let check = 11 - $0.sum([9, 8, 7, 6, 5, 4, 3, 2]) % 11
      return (check > 9 ? 0 : check) == $0[8]
    },
    // Direcția pentru Evidența Persoanelor.
    NationalIDCountry("RO", "[1-9]999999999999") {
      let check = $0.sum([2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11
      return $0.hasDate(day: 5, month: 3) && (check == 10 ? 1 : check) == $0[12]
    },
    // Skatteverket; days of coordination numbers have 60 added.
    NationalIDCountry("SE", "999999[-+]?9999|[12][09]999999[-+]?9999") {
      let start = $0.count - 10
      return $0.hasDate(day: start + 4, month: start + 2, dayOffsets: [0, 60])
        && $0.holdsLuhn(from: start)
    },
    NationalIDCountry("SK", birthNumber, holdsBirthNumber),
  ]

  private static let america: [NationalIDCountry] = [
    // Receita Federal.
    NationalIDCountry("BR", "999s999s999s99") {
      !$0.isMonotonous && $0.sum([10, 9, 8, 7, 6, 5, 4, 3, 2]) * 10 % 11 % 10 == $0[9]
        && $0.sum([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) * 10 % 11 % 10 == $0[10]
    },
    // Employment and Social Development Canada.
    NationalIDCountry("CA", "[1-79]99s999s999") { $0.holdsLuhn() },
    // Servicio de Registro Civil.
    NationalIDCountry("CL", "[1-9]s999s999s[0-9K]|[1-9]9s999s999s[0-9K]") { number in
      let sum = (0..<number.count - 1).reduce(0) {
        $0 + number[number.count - 2 - $1] * ($1 % 6 + 2)
      }
      return number.ends(in: "0K987654321", at: sum % 11)
    },
    // Secretaría de Gobernación, Registro Nacional de Población.
    NationalIDCountry(
      "MX",
      "A[AEIOUX]AA999999[HMX]AA[B-DF-HJ-NP-TV-Z][B-DF-HJ-NP-TV-Z][B-DF-HJ-NP-TV-Z][0-9A-Z]9"
    ) { number in
      // Ñ is between N and O.
      let sum = (0..<17).reduce(0) {
        $0 + (number[$1] > 23 ? number[$1] + 1 : number[$1]) * (18 - $1)
      }
      return number.hasDate(day: 8, month: 6) && (10 - sum % 10) % 10 == number[17]
    },
    // Social Security Administration, POMS RM 10201.035.
    NationalIDCountry("US", "[0-8]99s99s9999") {
      let area = $0.number(0..<3)
      return area != 0 && area != 666 && $0.number(3..<5) > 0 && $0.number(5..<9) > 0
    },
  ]

  private static let rest: [NationalIDCountry] = [
    // Australian Taxation Office.
    NationalIDCountry("AU", "999s999s999") {
      !$0.isMonotonous && $0.sum([1, 4, 3, 7, 5, 8, 6, 9, 10]) % 11 == 0
    },
    // GB 11643-1999; the check digit by ISO/IEC 7064, MOD 11-2.
    NationalIDCountry("CN", "[1-9]99999[12][0-9]999999999[0-9X]") {
      let sum = $0.sum([7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2])
      return $0.hasDate(day: 12, month: 10) && $0.ends(in: "10X98765432", at: sum % 11)
    },
    // Population and Immigration Authority.
    NationalIDCountry("IL", "99999999s9") { !$0.isMonotonous && $0.holdsLuhn() },
    // Unique Identification Authority of India.
    NationalIDCountry("IN", "[2-9]999s9999s9999") { $0.holdsVerhoeff },
    // Ministry of Internal Affairs and Communications, ordinance 85 of 2014, article 5.
    NationalIDCountry("JP", "9999s9999s9999") {
      let remainder = $0.sum([6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11
      return (remainder < 2 ? 0 : 11 - remainder) == $0[11]
    },
    // Ministry of the Interior and Safety; since October 2020 without a check digit.
    NationalIDCountry("KR", "999999s9999999") { $0.hasDate(day: 4, month: 2) },
    // Nüfus ve Vatandaşlık İşleri.
    NationalIDCountry("TR", "[1-9]9999999999") {
      let (odd, even) = ($0.sum([1, 0, 1, 0, 1, 0, 1, 0, 1]), $0.sum([0, 1, 0, 1, 0, 1, 0, 1]))
      return (odd * 7 - even + 90) % 10 == $0[9] && (odd + even + $0[9]) % 10 == $0[10]
    },
    // Department of Home Affairs.
    NationalIDCountry("ZA", "999999s9999s[0-2]99") {
      $0.hasDate(day: 4, month: 2) && $0.holdsLuhn()
    },
  ]

  /// The numbers of Czechia and Slovakia, of nine digits until 1953.
  /// - Source: Ministerstvo vnitra, law 133/2000.
  private static let birthNumber = "999999s9999|999999s999"

  private static let holdsBirthNumber: @Sendable (NationalNumber) -> Bool = {
    guard
      $0.hasDate(day: 4, month: 2, monthOffsets: [0, 20, 50, 70]),
      $0.count == 10 || $0.number(0..<2) < 54
    else { return false }
    return $0.count == 9 || $0.number(0..<9) % 11 % 10 == $0[9]
  }

  /// Returns whether a number of Estonia or Lithuania holds.
  /// - Source: Estonian standard EVS 585:2007.
  private static let holdsBaltic: @Sendable (NationalNumber) -> Bool = {
    let first = $0.sum([1, 2, 3, 4, 5, 6, 7, 8, 9, 1]) % 11
    let second = $0.sum([3, 4, 5, 6, 7, 8, 9, 1, 2, 3]) % 11
    return $0.hasDate(day: 5, month: 3) && (first < 10 ? first : second % 10) == $0[10]
  }

  /// What letters and digits count in odd places of an Italian number: 0 to 9, A to Z.
  /// - Source: Ministero delle Finanze, decree of 23 December 1976.
  private static let italianValues = [
    1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
  ]
}
