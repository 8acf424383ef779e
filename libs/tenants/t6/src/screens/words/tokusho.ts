type TokushoWords = {
  readonly fromDelivery: string
  readonly fromDeliveryIn: Readonly<Record<'ja' | 'en', string>>
  readonly noFees: string
  readonly replaceTitle: string
  readonly replaceBody: string
  readonly replace: string
  readonly failed: string
}

/** Texts of the notice's form. */
export const tokushoWords = {
  ja: {
    fromDelivery: '配送設定から作成',
    fromDeliveryIn: { ja: '送料（日本語）を配送設定から作成', en: '送料（英語）を配送設定から作成' },
    noFees: '配送設定に送料が登録されていません。先に配送設定を入力してください。',
    replaceTitle: '送料の説明の置き換え',
    replaceBody: '入力済みの説明を、配送設定から作成した文に置き換えます。',
    replace: '置き換える',
    failed: '配送設定を読み込めませんでした',
  },
  en: {
    fromDelivery: 'Write from the delivery settings',
    fromDeliveryIn: {
      ja: 'Write from the delivery settings: shipping fee in Japanese',
      en: 'Write from the delivery settings: shipping fee in English',
    },
    noFees: 'The delivery settings hold no fees yet. Fill them in first.',
    replaceTitle: 'Replace the statement on shipping',
    replaceBody: 'What is written here gives way to a text made of the delivery settings.',
    replace: 'Replace',
    failed: 'The delivery settings could not be loaded',
  },
} satisfies Record<'ja' | 'en', TokushoWords>
