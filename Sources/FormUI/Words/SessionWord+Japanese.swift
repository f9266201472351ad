import FormValidation

extension SessionWord {
  /// The wording in Japanese, in polite forms.
  var japanese: Message {
    switch self {
    case .next: "次へ"
    case .submit: "送信"
    case .cancel: "中止"
    case .back: "戻る"
    case .allErrors: "エラー全件"
    case .oneError: "エラー1件"
    case .problem: "次の問題"
    case .submitButton: "送信"
    case .place: "{place}/{count}"
    case .fields: "{count}項目"
    case .yes: "はい"
    case .no: "いいえ"
    case .noMatch: "該当なし"
    case .monthNames:
      Message(
        "{year}年1月|{year}年2月|{year}年3月|{year}年4月|{year}年5月|{year}年6月|{year}年7月"
          + "|{year}年8月|{year}年9月|{year}年10月|{year}年11月|{year}年12月"
      )
    case .weekdayNames: "月|火|水|木|金|土|日"
    case .checking: "確認中"
    case .confirmCancel: "回答を破棄しますか？ EscかCtrl-Cで終了します。"
    case .confirmCancelBriefly: "Escで破棄して終了"
    case .refused: "{count}件を直してください：{list}"
    case .waiting: "{list}を確認中{sign} Escで中止します。"
    case .waitingBriefly: "確認中{sign} Escで中止"
    case .pastedAsOneLine: "改行を空白に変えました。"
    case .allErrorsShown: "各項目のメッセージをすべて表示します。"
    case .firstErrorShown: "各項目の最初のメッセージを表示します。"
    case .tooSmall: "画面を{columns}×{rows}以上にしてください。"
    }
  }
}
