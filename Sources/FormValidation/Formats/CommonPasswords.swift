/// The most common passwords, which attackers try first.
///
/// They are lowercase and sorted. Some are offensive, because the list reflects what people use.
/// - Source: SecLists, Passwords/Common-Credentials, "xato-net-10-million-passwords-1000" and
///   "2024-197_most_used_passwords", as of November 2026; MIT license, copyright 2018 Daniel
///   Miessler. Five account names are added.
enum CommonPasswords {
  /// Returns whether a password is one of them or a slight variation of one.
  static func contain(_ password: String) -> Bool { all.haveVariant(of: password) }

  /// Returns whether a lowercase text is one of them.
  static func has(_ word: some Sequence<Unicode.Scalar>) -> Bool {
    var text = ""
    text.unicodeScalars.append(contentsOf: word)
    return all.words.contains(text)
  }

  /// Their number, and the number of bytes of the longest one.
  static var count: Int { all.words.count }
  static var longest: Int { all.longest }

  private static let all = PasswordWords(
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  )

  private static let text = """
    0000 00000 000000 00000000 007007 01011980 01012011 010203 098765 0987654321 101010 102030
    1111 11111 111111 1111111 11111111 1111111111 111222 111222tianya 112233 11223344 1212 121212
    12121212 12312 123123 123123123 123123a 1232323q 123321 1234 12341234 12344321 12345
    1234554321 123456 1234561 123456123 1234567 12345678 123456789 1234567890 1234567891
    12345678910 123456789a 123456789q 123456a 123456q 12345a 12345q 12345qwert 1234qwer 123654
    123654789 123789 123abc 123qwe 12qwaszx 1313 131313 1314520 134679 141414 147147 147258
    147258369 147852 147852369 151515 159357 159753 159951 1966 1969 1974 1975 1977 1978 1979 1980
    1981 1982 1984 1985 1986 1987 1988 1989 1990 1991 1992 1993 1994 1q2w3e 1q2w3e4r 1q2w3e4r5t
    1qaz2wsx 1qaz2wsx3edc 1qazxsw2 2000 202020 2112 212121 2222 222222 22535 232323 242424 252525
    315475 3333 333333 420420 4321 4444 444444 456789 4815162342 5150 54321 5555 55555 555555
    55555555 654321 6666 666666 6969 696969 69696969 741852963 7654321 7758521 7777 777777 7777777
    77777777 789456 789456123 852456 8675309 87654321 8888 888888 88888888 9379992 987654 98765432
    987654321 9999 999999 a12345 a123456 a123456789 a1b2c3 aa123456 aaaa aaaaaa aaaaaaaa abc123
    abcd1234 abcdef abcdefg access accord action adidas admin administrator adrian airborne alaska
    albert alex alexande alexander alexandr alexis alicia alison allison alpha alyssa amanda
    america american anderson andre andrea andrew andrey angel angela angels animal anthony
    antonio apollo apple apples arizona arnold arsenal arthur asd123 asdasd asdf asdf1234 asdfasdf
    asdfg asdfgh asdfghjk asdfghjkl ashley asshole assman august austin avalon avatar awesome
    azerty baby babygirl badass badboy badger bailey bambam banana bandit barbara barney baseball
    basketball bastard batman baxter bear beatles beaver beavis beer benjamin bigboy bigcock
    bigdaddy bigdick bigdog bigred bigtits bill billy birdie bishop bitch bitches biteme black
    blazer blink182 blowjob blowme blue bobby bollocks bond007 bonnie boobies booboo boobs booger
    boogie boomer boston bradley brandon brandy braves brazil brenda brian brittany bronco broncos
    brooke brooklyn brutus bubba bubbles buddha buddy budlight buffalo bulldog bulldogs bullet
    bullshit burton buster butter butterfly butthead calvin camaro cambiami cameron canada captain
    cardinal carlos carmen carolina caroline carter cartman casper cassie celtic champion chance
    changeme charles charlie cheese chelsea cherokee cherry chester chevelle chevy chicago chicken
    chocolate chopper chris christ christin claire classic claudia cocacola cock coffee college
    colorado compaq computer connor cookie cool cooper copper corvette cougar courtney cowboy
    cowboys crazy creative cricket crystal cumshot daddy dakota dallas dancer danger daniel
    danielle darkness darkside dave david dearbook death debbie december default denise dennis
    denver destiny dexter diablo diamond dick dickhead diesel digger digital disney doctor doggie
    dolphin dolphins domino donald donkey douglas dragon dreamer dreams driver drowssap drummer
    ducati duncan eagle eagle1 eagles eclipse edward einstein electric elephant elizabet elvis
    eminem empire england enigma enter eric eugene everton explorer extreme facebook falcon family
    fantasy fender ferrari fire fireman fish fishing fktrcfylh florida flower fluffy flyers
    football ford forest forever francis frank frankie franklin fred freddy free freedom freeuser
    friday friend friends froggy fuck fucker fucking fuckme fuckoff fuckyou fylhtq g_czechout
    gabriel galina galore gandalf garfield gateway gators gemini general genesis genius george
    georgia gfhjkm ghbdtn giants gibson ginger girls goblue godzilla golden golf golfer goober
    google gordon green gregory guest guinness guitar gunner hahaha hammer hannah happy happy1
    hard hardcore harley hawaii heather heaven hello hello1 hello123 helpme hendrix hentai hiphop
    hitman hobbes hockey homer honda hooters horney horny horses hotdog hotrod house houston
    howard hummer hunter iceman iloveyou indian indya123 infinity internet ireland ironman iwantu
    jack jackass jackie jackson jaguar jake james jasmine jason jasper jeffrey jennifer jeremy
    jessica jessie jester jesus jimmy john johnny johnson jonathan jordan jordan23 joseph joshua
    junior jupiter justice justin juventus karina kawasaki kelly kermit kevin killer kimberly king
    kirill kitten kitty klaster knight kristina lacrosse lakers lalala lasvegas lauren legend
    leslie letmein liberty lifehack little liverpoo liverpool lizard login logitech lol123 london
    louise love lovelove lovely loveme lover loverboy lovers loveyou lucky lucky1 maddog madison
    madmax madonna maggie magic magnum manutd marcus marina marine marines mark marlboro marley
    marshall martin marvin maryjane master matrix matt matthew maverick maximus maxwell melanie
    melissa member mercedes mercury merlin metallic metallica mexico michael michael1 michelle
    michigan mickey midnight mike miller mine minecraft mitchell mmmmmm mnbvcxz molly monday money
    money1 monica monkey monster montana mookie morgan mother motorola mountain mozart muffin
    murphy music mustang myspace1 naruto nascar natalie natasha nathan naughty ncc1701 ncc1701d
    nelson nemesis newport newyork nicholas nicole nikita nintendo nirvana nissan norman nothing
    november october oksana oliver olivia online orange ou812 packers pakistan pamela pantera
    panther panthers panties paradise parker pass passion passport passw0rd password password1
    password123 patches patricia patrick patriots paul peaches peanut pearljam peekaboo penguin
    penis people pepper peter phantom phoenix phpbb picard pimpin pirate platinum playboy player
    please pokemon police polina poohbear pookie poop poopoo popcorn porn porno porsche power
    predator prince princess private psycho pumpkin purple pussy q1w2e3 q1w2e3r4 q1w2e3r4t5
    q1w2e3r4t5y6 qazwsx qazwsxedc qazxsw qq123456 qqq111 qqqqqq qwaszx qwe123 qweasd qweasdzxc
    qweqwe qwer1234 qwert qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyu qwertyui qwertyuiop
    rabbit rachel racing raider raiders rainbow ranger rangers raptor rascal rasdzv3 razz rebecca
    red123 reddog redrum redskins redsox redwings reggie richard robert rock rocket rocky roland
    rolltide rooster root rosebud runner rush2112 ruslan russell russia sabrina saints samantha
    sammy samson samsung samuel sandman sandra sarah saturn scarface school scooby scooter scorpio
    scorpion scotland scott scotty secret security semperfi serega sergey sexsex sexy shadow
    shannon sharon shelby shit shithead shorty sierra silver simon simple simpson simpsons skipper
    skippy skyline slayer slipknot slut smith smokey smooth snickers sniper snoopy snowball soccer
    softball sophie spanky sparky speedy spencer spider spiderma spiderman spirit spitfire spooky
    spring stalker stanley star stargate startrek starwars steelers stella stephen steve steven
    stinky stupid sublime success sucker suckit suckme summer sunshine super superman surfer
    suzuki svetlana sweet swordfis sydney system target123 taylor tennis teresa test test123
    tester testing theman therock thomas thumper thunder thx1138 tiffany tiger tigers tigger
    timothy tinker tinkle titanic tits tomcat tommy topgun toyota travis trinity trouble trustno1
    tucker turkey turtle tweety united unknown valentin vampire vanessa vegeta veronica vfhbyf
    vfrcbv victor victoria victory viking vikings vincent viper virginia vision vladimir voodoo
    voyager walker walter wanker warcraft warrior water welcome westside whatever wildcat wildcats
    william williams willie willow wilson windows winner winston winter wizard woaini wolf
    wolfpack wolverin wombat xavier xxxx xxxxxx xxxxxxxx yamaha yankee yankees yellow yfnfif
    zachary zaq12wsx zinch zombie zxc123 zxcvbn zxcvbnm zzzzzz
    """
}

/// Passwords that are refused together with slight variations.
struct PasswordWords: Hashable, Sendable {
  let words: Set<String>

  /// The number of bytes of the longest one.
  let longest: Int

  /// Creates the set from lowercase words.
  init(_ words: Set<String>) {
    self.words = words
    longest = words.lazy.map(\.utf8.count).max() ?? 0
  }

  /// Returns whether a password is one of them or a slight variation of one.
  /// - Complexity: O(1); a password of more than 160 bytes is never one.
  func haveVariant(of password: String) -> Bool {
    guard !words.isEmpty, password.utf8.count <= PasswordVariants.limit else { return false }
    var copy = password
    let found = copy.withUTF8 { bytes -> Bool? in
      bytes.allSatisfy { $0 < 0x80 } ? haveVariant(ofASCII: bytes) : nil
    }
    return found ?? PasswordVariants(password).meet(words)
  }

  /// Does the same as `PasswordVariants`, but keeps the length of an ASCII text and respells it in
  /// place.
  private func haveVariant(ofASCII bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var end = bytes.count
    if contain(bytes.prefix(end)) { return true }
    end = shortened(bytes, from: end, by: 2) { Unicode.Scalar($0).isSpecial }
    if end < bytes.count, contain(bytes.prefix(end)) { return true }
    let bare = shortened(bytes, from: end, by: 4) { $0.decimalDigit != nil }
    return bare < end && contain(bytes.prefix(bare))
  }

  private func shortened(
    _ bytes: UnsafeBufferPointer<UInt8>,
    from end: Int,
    by count: Int,
    where isDropped: (UInt8) -> Bool
  ) -> Int {
    var end = end
    let lowest = max(0, end - count)
    while end > lowest, isDropped(bytes[end - 1]) { end -= 1 }
    return end
  }

  /// Returns whether one of them is spelled like an ASCII text, in any case and with signs for
  /// letters.
  private func contain(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard bytes.count <= longest else { return false }
    return PasswordVariants.spellings.contains { spelling in
      // Words of up to 15 bytes need no allocation.
      words.contains(
        String(unsafeUninitializedCapacity: bytes.count) { spelt in
          for (index, byte) in bytes.enumerated() { spelt[index] = spelling[Int(byte)] }
          return bytes.count
        }
      )
    }
  }
}

/// A password, and the simpler ones that it may be a slight variation of.
///
/// To an attacker who guesses, `P4ssw0rd!`, `PASSWORD2024`, and `password` are the same. Case, up
/// to two signs and up to four digits at the end, and signs that represent letters make no
/// difference.
struct PasswordVariants {
  private let variants: Set<String>

  /// Creates the variants of a password.
  /// - Complexity: O(1) for a password of more than 160 bytes, which has no variants.
  init(_ password: String) {
    guard password.utf8.count <= PasswordVariants.limit else {
      variants = []
      return
    }
    let folded = password.normalized(to: .nfkc).foldedCase
    let stem = folded.dropping(upTo: 2, where: \.isSpecial)
    let bare = stem.dropping(upTo: 4, where: \.isASCIIDigit)
    var variants: Set<String> = []
    for text in [folded, stem, bare] {
      variants.insert(text)
      variants.insert(text.spelt(PasswordVariants.letters))
      variants.insert(text.spelt(PasswordVariants.otherLetters))
    }
    self.variants = variants
  }

  /// Returns whether one of them is in a set of lowercase words.
  func meet(_ words: Set<String>) -> Bool { !variants.isDisjoint(with: words) }

  /// More bytes than any variation of a common password has.
  static let limit = 160

  /// The spelling of each ASCII character: in lowercase, and with either reading of signs.
  static let spellings: [[UInt8]] = [[:], letters, otherLetters].map { letters in
    (UInt8(0)..<0x80).map { byte in
      let small = byte.capital.map { $0 + 0x20 } ?? byte
      return letters[Unicode.Scalar(small)].map { UInt8(ascii: $0) } ?? small
    }
  }

  /// The letters that signs represent, in both readings.
  static let readings = [letters, otherLetters]

  private static let letters: [Unicode.Scalar: Unicode.Scalar] = [
    "0": "o", "1": "l", "3": "e", "4": "a", "5": "s", "6": "g", "7": "t", "8": "b", "9": "g",
    "@": "a", "$": "s", "!": "i", "+": "t", "|": "l", "(": "c", "€": "e",
  ]

  // A sign that resembles two letters is also tried as the second one.
  private static let otherLetters = letters.merging(["1": "i", "!": "l", "7": "l", "|": "i"]) {
    $1
  }
}

extension String {
  fileprivate func dropping(
    upTo count: Int,
    where isDropped: (Unicode.Scalar) -> Bool
  ) -> String {
    var rest = unicodeScalars[...]
    for _ in 0..<count {
      guard let last = rest.last, isDropped(last) else { break }
      rest.removeLast()
    }
    return String(rest)
  }

  fileprivate func spelt(_ letters: [Unicode.Scalar: Unicode.Scalar]) -> String {
    String(String.UnicodeScalarView(unicodeScalars.lazy.map { letters[$0] ?? $0 }))
  }
}
