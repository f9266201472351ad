extension PhraseBook {
  /// Wordings about what is counted.
  static let japaneseCounts =
    phrases(japaneseSelections + japaneseLengths, of: japaneseUnits)
    + phrases(japaneseLimits, of: japaneseUnits + japaneseParts)
    + phrases(
      japaneseSelections,
      of: japaneseNouns.flatMap { $0.withASCII("ASCII") }.flatMap(japaneseChoices)
    )
    + phrases(japaneseSelections, of: japaneseLoose)

  private static let japaneseSelections = [
    Frame("Add {missing} more #.", "#をあと{missing}つ入れてください。"),
    Frame("Remove {excess} #.", "#を{excess}つ減らしてください。"),
    Frame("At least {min} #", "#{min}以上"), Frame("At most {max} #", "#{max}以下"),
    Frame("{min} to {max} #", "#{min}から{max}"), Frame("Only #", "#だけ"),
    Frame("No #", "#なし"),
  ]

  private static let japaneseLengths = [
    Frame("Exactly {min} #", "#ちょうど{min}"), Frame("{min}-{max} #", "#{min}から{max}"),
    Frame("At least {min} #, {missing} to go.", "#は{min}以上です。あと{missing}入れてください。"),
    Frame("Exactly {min} #, {missing} to go.", "#は{min}です。あと{missing}入れてください。"),
    Frame("{min}-{max} #, {missing} to go.", "#は{min}から{max}です。あと{missing}入れてください。"),
    Frame("At most {max} #, {excess} too many.", "#は{max}までです。{excess}減らしてください。"),
    Frame("Exactly {min} #, {excess} too many.", "#は{min}です。{excess}減らしてください。"),
    Frame("{min}-{max} #, {excess} too many.", "#は{min}から{max}です。{excess}減らしてください。"),
  ]

  private static let japaneseLimits = [
    Frame("{min} #", "#{min}"), Frame("{min} to {max} #", "#{min}から{max}"),
    Frame("At least {min} #", "#{min}以上"), Frame("At most {max} #", "#{max}以下"),
    Frame("At least {min} #.", "#は{min}以上にしてください。"),
    Frame("At most {max} #.", "#は{max}までにしてください。"),
    Frame("Add {missing} #.", "#をあと{missing}つ入れてください。"),
  ]

  private static let japaneseUnits = [
    Noun("characters", "文字数"), Noun("bytes", "バイト数"), Noun("words", "語数"), Noun("digits", "数字"),
  ]

  private static let japaneseParts = [
    Noun("digits after the point", "小数の桁"), Noun("digits after the comma", "小数の桁"),
    Noun("characters between dots", "点の間の文字数"),
    Noun("characters between the dots of a domain", "ドメインの点の間の文字数"), Noun("characters in ASCII", "ASCIIの文字数"),
    Noun("bytes before the @", "@の前のバイト数"), Noun("levels", "深さ"),
  ]

  private static let japaneseLoose = [
    Noun("of {characters}", "{characters}"), Noun("no characters", "該当しない文字"),
    Noun("capitals", "大文字"), Noun("small letters", "小文字"), Noun("symbols", "記号"),
  ]

  /// The noun, and it with characters of one's own beside.
  private static func japaneseChoices(_ noun: Noun) -> [Noun] {
    [noun, noun.followed(by: "か{characters}", english: " or {characters}")]
  }

  private static let japaneseNouns = [
    Noun("letters", "文字"), Noun("digits", "数字"), Noun("upper-case letters", "大文字"),
    Noun("lower-case letters", "小文字"), Noun("special characters", "特殊文字"), Noun("spaces", "空白"),
    Noun("emoji", "絵文字"), Noun("characters", "文字"), Noun("Latin letters", "ラテン文字"),
    Noun("Greek letters", "ギリシャ文字"), Noun("Cyrillic letters", "キリル文字"),
    Noun("Armenian letters", "アルメニア文字"), Noun("Georgian letters", "ジョージア文字"),
    Noun("Hebrew letters", "ヘブライ文字"), Noun("Arabic letters", "アラビア文字"),
    Noun("Devanagari letters", "デーヴァナーガリー文字"), Noun("Bengali letters", "ベンガル文字"),
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
      Noun("a block of addresses", "アドレスの範囲"), Noun("a card number", "カード番号"),
      Noun("a card's code", "カードの番号"), Noun("a card's last month", "カードの期限"),
      Noun("a colour", "色"), Noun("a date and time", "日付と時刻"), Noun("a date", "日付"),
      Noun("a domain name", "ドメイン名"), Noun("a duration", "期間"), Noun("a host name", "ホスト名"),
      Noun("a media type", "メディアタイプ"), Noun("a month", "月"), Noun("a name", "名前"),
      Noun("a number", "数"), Noun("a phone number", "電話番号"), Noun("a port", "ポート"),
      Noun("a social security number", "社会保障番号"), Noun("a time", "時刻"),
      Noun("a version", "版"), Noun("a web address", "URL"), Noun("a week", "週"),
      Noun("an IBAN", "IBAN"), Noun("an IMEI", "IMEI"), Noun("an IP address", "IPアドレス"),
      Noun("an IPv4 address", "IPv4アドレス"), Noun("an IPv6 address", "IPv6アドレス"),
      Noun("an ISBN", "ISBN"), Noun("an ISIN", "ISIN"), Noun("an ISSN", "ISSN"),
      Noun("an amount", "金額"), Noun("an article number", "商品番号"),
      Noun("an e-mail address", "メールアドレス"), Noun("this postal code", "郵便番号"),
    ]
  )
}
