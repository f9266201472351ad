import FormValidation

extension SessionWord {
  /// The wording in Japanese, in polite forms.
  var japanese: Message {
    switch self {
    case .next: "次へ"
    case .nextPage: "次のページ"
    case .submit: "送信"
    case .cancel: "中止"
    case .back: "戻る"
    case .allErrors: "エラー全件"
    case .oneError: "エラー1件"
    case .problem: "次の問題"
    case .help: "ヘルプ"
    case .previousProblem: "前の問題"
    case .previousPage: "前のページ"
    case .advance: "次へ、ボタンでは実行"
    case .leave: "送信せずに終了"
    case .submitButton: "送信"
    case .nextButton: "次へ"
    case .reviewButton: "確認"
    case .place: "{place}/{count}"
    case .fields: "{count}項目"
    case .page: "{pages}ページ中{page}ページ目"
    case .review: "回答を確認してください。Enterで選んだ回答に戻ります。"
    case .noAnswer: "未回答"
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
    case .aboutField: "{field}について"
    case .mustHold: "条件"
    case .anythingGoes: "何でも入力できます。"
    case .saidOfAnswer: "回答へのメッセージ"
    case .keysAnywhere: "キー"
    case .backToForm: "フォームに戻る"
    case .moreBelow: "続き"
    case .isShown: "表示中"
    case .shownOnceLeft: "項目を離れると表示されます"
    case .shownOnceSubmitted: "送信すると表示されます"
    case .shownWithAll: "F9で全件を表示すると出ます"
    case .shownInChecklist: "チェックリストに表示されます"
    case .proposal: "{proposal}のことですか？ {key}で置き換えます。"
    case .takeProposal: "提案を採用"
    case .ruleNotAsked: "ほかの回答により対象外です"
    }
  }
}
