extension PhraseBook {
  /// Wordings about what is counted.
  static let japaneseFrames = [
    Frame("Add {missing} more #.", "#をあと{missing}つ入れてください。"),
    Frame("Remove {excess} #.", "#を{excess}つ減らしてください。"),
    Frame("At least {min} #", "#{min}以上"), Frame("At most {max} #", "#{max}以下"),
    Frame("Exactly {min} #", "#ちょうど{min}"), Frame("{min} to {max} #", "#{min}から{max}"),
    Frame("{min}-{max} #", "#{min}から{max}"),
    Frame("At least {min} #, {missing} to go.", "#は{min}以上です。あと{missing}入れてください。"),
    Frame("Exactly {min} #, {missing} to go.", "#は{min}です。あと{missing}入れてください。"),
    Frame("{min}-{max} #, {missing} to go.", "#は{min}から{max}です。あと{missing}入れてください。"),
    Frame("At most {max} #, {excess} too many.", "#は{max}までです。{excess}減らしてください。"),
    Frame("Exactly {min} #, {excess} too many.", "#は{min}です。{excess}減らしてください。"),
    Frame("{min}-{max} #, {excess} too many.", "#は{min}から{max}です。{excess}減らしてください。"),
    Frame("Only #", "#だけ"), Frame("No #", "#なし"),
  ]

  static let japaneseNouns = [
    Noun("characters", "文字数"), Noun("bytes", "バイト数"), Noun("words", "語数"),
    Noun("digits", "数字"), Noun("letters", "文字"), Noun("upper-case letters", "大文字"),
    Noun("capitals", "大文字"), Noun("lower-case letters", "小文字"), Noun("small letters", "小文字"),
    Noun("symbols", "記号"), Noun("special characters", "特殊文字"), Noun("spaces", "空白"),
    Noun("emoji", "絵文字"), Noun("ASCII characters", "ASCII文字"), Noun("ASCII digits", "ASCII数字"),
    Noun("ASCII letters", "ASCII文字"), Noun("Latin letters", "ラテン文字"),
    Noun("Greek letters", "ギリシャ文字"), Noun("Cyrillic letters", "キリル文字"),
    Noun("Han letters", "漢字"), Noun("Hiragana letters", "ひらがな"),
    Noun("Katakana letters", "カタカナ"), Noun("Hangul letters", "ハングル"),
  ]

  /// What is said of a character that a format does not have.
  static let japaneseStrangers = phrases(
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

  /// What check-lists demand.
  static let japaneseRequirements: [String: Message] = [
    "Needed": "必須", "Accepted": "同意", "Declined": "拒否", "Left empty": "空",
    "More than spaces": "空白以外を含む", "Not a common password": "ありふれたパスワードでない",
    "An e-mail address": "メールアドレス", "A number": "数", "A whole number": "整数",
    "A decimal number": "小数", "At least {min}": "{min}以上", "At most {max}": "{max}以下",
    "More than {min}": "{min}より大きい", "Less than {max}": "{max}未満",
    "{min} to {max}": "{min}から{max}", "Steps of {step}": "{step}刻み",
    "The same as {other_label}": "{other_label}と同じ", "One of {list}": "{list}のどれか",
    "None of {list}": "{list}以外", "Not taken yet": "まだ使われていない",
    "Without {text}": "{text}を含まない",
    "Without {list}": "{list}を含まない", "Starts with {text}": "{text}で始まる",
    "Ends with {text}": "{text}で終わる", "Like {example}": "{example}のような形",
    "Letters only": "文字だけ", "Digits only": "数字だけ", "Letters and digits only": "文字と数字だけ",
    "Letters, digits, - and _ only": "文字、数字、-、_だけ",
    "No space at the start": "先頭に空白なし", "No space at the end": "末尾に空白なし",
    "No space at the start or end": "先頭と末尾に空白なし", "On one line": "一行",
    "{years} or older": "{years}歳以上", "{years} or younger": "{years}歳以下",
  ]
}
