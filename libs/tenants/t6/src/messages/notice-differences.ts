/** A text in both languages, as parameters of an issue. */
export type BothTexts = { readonly ja: string; readonly en: string }

/** Payment methods, as the texts on differences name them. */
export const paymentMethodNames = {
  bank: { ja: '銀行振込', en: 'bank transfer' },
  card: { ja: 'クレジットカード', en: 'card' },
  onSite: { ja: '店頭払い', en: 'payment on site' },
  invoice: { ja: '請求書', en: 'invoice' },
} as const

/** What the notice states differently from the settings; amounts and lists of amounts are formatted. */
export const differenceTexts = {
  methodMissing: ({ ja, en }: BothTexts): BothTexts => ({
    ja: `注文では「${ja}」を選べます。支払方法に加えるか、決済の設定で無効にしてください。`,
    en: `Customers can pay by ${en}. Add it to the payment methods, or disable it in the payment settings.`,
  }),
  methodDisabled: ({ ja, en }: BothTexts): BothTexts => ({
    ja: `注文では「${ja}」を選べません。支払方法から外すか、決済の設定で有効にしてください。`,
    en: `Customers can’t pay by ${en}. Remove it from the payment methods, or enable it in the payment settings.`,
  }),
  methodNotOffered: ({ ja, en }: BothTexts): BothTexts => ({
    ja: `注文では「${ja}」を選べません。支払方法から外してください。`,
    en: `The checkout doesn’t offer ${en}. Remove it from the payment methods.`,
  }),
  dueDays: (days: number): BothTexts => ({
    ja: `銀行振込の設定では、お支払いの期限は${days}日です。文と設定をそろえてください。`,
    en: `According to the settings, transfers are due within ${days} days. Make the text match the settings.`,
  }),
  notCharged: ({ ja, en }: BothTexts): BothTexts => ({
    ja: `${ja}は、配送設定にない金額です。「配送設定から作成」で文を作り直してください。`,
    en: `${en}: not in the delivery settings. Generate the text from them again.`,
  }),
  highestMissing: ({ ja, en }: BothTexts): BothTexts => ({
    ja: `宅配便の最高額${ja}が書かれていません。「配送設定から作成」で文を作り直してください。`,
    en: `The highest parcel fee, ${en}, is missing. Generate the text from the delivery settings again.`,
  }),
} as const
