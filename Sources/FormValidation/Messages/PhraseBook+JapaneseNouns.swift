extension PhraseBook {
  /// Wordings about what is counted.
  static let japaneseCounts =
    phrases(japaneseDigits, of: [Noun("digits", "数字")])
    + phrases(japaneseLengths + japaneseLimits(""), of: japaneseCounters)
    + japaneseParts.flatMap { phrases(japaneseLimits($0), of: [$1]) }
    + phrases(
      japaneseSelections("文字"),
      of: japaneseNouns.flatMap { $0.withASCII("ASCII") }.flatMap(japaneseChoices)
    )
    + phrases(japaneseSelections("文字"), of: japaneseLoose)

  /// The wordings where a counter, such as that of characters, is the noun.
  private static let japaneseLengths = [
    Frame("Add {missing} more #.", "あと{missing}#入れてください。"),
    Frame("Remove {excess} #.", "{excess}#減らしてください。"),
    Frame("Exactly {min} #", "ちょうど{min}#"), Frame("{min}-{max} #", "{min}〜{max}#"),
    Frame("At least {min} #, {missing} to go.", "{min}#以上にしてください。あと{missing}#です。"),
    Frame("Exactly {min} #, {missing} to go.", "{min}#にしてください。あと{missing}#です。"),
    Frame("{min}-{max} #, {missing} to go.", "{min}〜{max}#にしてください。あと{missing}#です。"),
    Frame("At most {max} #, {excess} too many.", "{max}#までです。{excess}#減らしてください。"),
    Frame("Exactly {min} #, {excess} too many.", "{min}#までです。{excess}#減らしてください。"),
    Frame("{min}-{max} #, {excess} too many.", "{min}〜{max}#です。{excess}#減らしてください。"),
  ]

  private static let japaneseCounters = [
    Noun("characters", "文字"), Noun("bytes", "バイト"), Noun("words", "語"), Noun("digits", "桁"),
  ]

  /// The wordings about the length of something, which stands before the count.
  private static func japaneseLimits(_ subject: String) -> [Frame] {
    [
      Frame("{min} #", "\(subject){min}#"), Frame("{min} to {max} #", "\(subject){min}〜{max}#"),
      Frame("At least {min} #", "\(subject){min}#以上"),
      Frame("At most {max} #", "\(subject){max}#まで"),
      Frame("At least {min} #.", "\(subject){min}#以上にしてください。"),
      Frame("At most {max} #.", "\(subject){max}#までにしてください。"),
      Frame("Add {missing} #.", "\(subject)あと{missing}#入れてください。"),
    ]
  }

  private static let japaneseParts = [
    ("小数点以下は", Noun("digits after the point", "桁")),
    ("小数点以下は", Noun("digits after the comma", "桁")),
    ("点の間は", Noun("characters between dots", "文字")),
    ("ドメインの点の間は", Noun("characters between the dots of a domain", "文字")),
    ("ASCIIで", Noun("characters in ASCII", "文字")), ("@の前は", Noun("bytes before the @", "バイト")),
    ("深さは", Noun("levels", "段")),
  ]

  /// The wordings about some kinds of characters, counted in a way.
  private static func japaneseSelections(_ counter: String) -> [Frame] {
    [
      Frame("Add {missing} more #.", "#をあと{missing}\(counter)入れてください。"),
      Frame("Remove {excess} #.", "#を{excess}\(counter)減らしてください。"),
      Frame("At least {min} #", "#を{min}\(counter)以上"),
      Frame("At most {max} #", "#は{max}\(counter)まで"),
      Frame("{min} to {max} #", "#を{min}〜{max}\(counter)"), Frame("Only #", "#だけ"),
      Frame("No #", "#なし"),
    ]
  }

  private static let japaneseDigits =
    japaneseSelections("桁")
    + [Frame("Exactly {min} #", "#{min}桁"), Frame("{min}-{max} #", "#{min}〜{max}桁")]

  private static let japaneseLoose = [
    Noun("of {characters}", "{characters}"), Noun("no characters", "該当しない文字"),
    Noun("uppercase letters", "大文字"), Noun("lowercase letters", "小文字"), Noun("symbols", "記号"),
  ]

  /// The noun, and it with characters of one's own beside.
  private static func japaneseChoices(_ noun: Noun) -> [Noun] {
    [noun, noun.followed(by: "か{characters}", english: " or {characters}")]
  }

  private static let japaneseNouns = [
    Noun("letters", "文字"), Noun("digits", "数字"), Noun("uppercase letters", "大文字"),
    Noun("lowercase letters", "小文字"), Noun("special characters", "特殊文字"), Noun("spaces", "空白"),
    Noun("emoji", "絵文字"), Noun("characters", "文字"), Noun("Latin letters", "ラテン文字"),
    Noun("Greek letters", "ギリシャ文字"), Noun("Cyrillic letters", "キリル文字"),
    Noun("Armenian letters", "アルメニア文字"), Noun("Georgian letters", "ジョージア文字"),
    Noun("Hebrew letters", "ヘブライ文字"), Noun("Arabic letters", "アラビア文字"),
    Noun("Devanagari letters", "デバナガリ文字"), Noun("Bengali letters", "ベンガル文字"),
    Noun("Tamil letters", "タミル文字"), Noun("Thai letters", "タイ文字"),
    Noun("Han letters", "漢字"), Noun("Hiragana letters", "ひらがな"),
    Noun("Katakana letters", "カタカナ"), Noun("Hangul letters", "ハングル"),
  ]

  /// What is said of days and times that have a name.
  static let japaneseTimes =
    phrases(
      [
        Frame("#", "#"), Frame("After #", "#より後"), Frame("Before #", "#より前"),
        Frame("Not after #", "#まで"), Frame("Not before #", "#以降"),
      ],
      of: [
        Noun("today", "今日"), Noun("now", "今"), Noun("{limit}", "{limit}"),
        Noun("{other_label}", "{other_label}"),
      ]
    )
    + phrases(
      [
        Frame("today + {count} #", "今日から{count}#後"),
        Frame("today - {count} #", "今日から{count}#前"),
        Frame("now + {count} #", "今から{count}#後"), Frame("now - {count} #", "今から{count}#前"),
      ],
      of: [
        Noun("years", "年"), Noun("months", "か月"), Noun("weeks", "週間"), Noun("days", "日"),
        Noun("hours", "時間"), Noun("minutes", "分"),
      ]
    )
    + phrases(
      [Frame("#", "#")],
      of: [
        Noun("Monday", "月曜日"), Noun("Tuesday", "火曜日"), Noun("Wednesday", "水曜日"),
        Noun("Thursday", "木曜日"), Noun("Friday", "金曜日"), Noun("Saturday", "土曜日"),
        Noun("Sunday", "日曜日"),
      ]
    )

  /// What is said of a character that a format does not have.
  static let japaneseStrangers: [(String, Message)] = phrases(
    [
      Frame("A space is not allowed in #.", "#から空白を消してください。"),
      Frame("\"{character}\" is not allowed in #.", "#から「{character}」を消してください。"),
    ],
    of: [
      Noun("Base64", "Base64"), Noun("JSON", "JSON"), Noun("a BIC", "BIC"),
      Noun("a JSON Web Token", "JSON Web Token"), Noun("a MAC address", "MACアドレス"),
      Noun("a ULID", "ULID"), Noun("a UUID", "UUID"),
      Noun("an address block", "アドレスの範囲"), Noun("a card number", "カード番号"),
      Noun("a card's code", "カードの番号"), Noun("an expiration month", "カードの期限"),
      Noun("a color", "色"), Noun("a date and time", "日付と時刻"), Noun("a date", "日付"),
      Noun("a domain name", "ドメイン名"), Noun("a duration", "期間"), Noun("a host name", "ホスト名"),
      Noun("a media type", "メディアタイプ"), Noun("a month", "月"), Noun("a name", "名前"),
      Noun("a number", "数値"), Noun("a phone number", "電話番号"), Noun("a port", "ポート"),
      Noun("a Social Security number", "社会保障番号"), Noun("a time", "時刻"),
      Noun("a version", "バージョン"), Noun("a web address", "URL"), Noun("a week", "週"),
      Noun("an IBAN", "IBAN"), Noun("an IMEI", "IMEI"), Noun("an IP address", "IPアドレス"),
      Noun("an IPv4 address", "IPv4アドレス"), Noun("an IPv6 address", "IPv6アドレス"),
      Noun("an ISBN", "ISBN"), Noun("an ISIN", "ISIN"), Noun("an ISSN", "ISSN"),
      Noun("an amount", "金額"), Noun("a product number", "商品番号"),
      Noun("an email address", "メールアドレス"), Noun("this postal code", "郵便番号"),
    ]
  )
}
