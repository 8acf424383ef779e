type OrderWords = {
  readonly lines: string
  readonly product: string
  readonly unitPrice: string
  readonly quantity: string
  readonly amount: string
  readonly gift: string
  readonly reducedMark: string
  readonly tax: string
  readonly taxable: (percent: string) => string
  readonly inTax: string
  readonly customer: string
  readonly shipTo: string
  readonly payment: string
  readonly delivery: string
  readonly messages: string
  readonly agreed: string
  readonly versions: (terms: string, privacy: string, notice: string) => string
  readonly overdue: string
  readonly track: string
  readonly print: string
  readonly slip: string
  readonly invoice: string
  readonly chooseCarrier: string
  readonly noCarrier: string
  readonly masked: string
  readonly printSlips: string
  readonly noSlips: string
  readonly firstSlips: (count: number) => string
  readonly slipsFailed: string
}

/** Texts of the screen of an order. */
export const orderWords = {
  ja: {
    lines: '明細',
    product: '商品',
    unitPrice: '単価（税込）',
    quantity: '数量',
    amount: '金額（税込）',
    gift: 'ギフト包装',
    reducedMark: '※は軽減税率の対象です。',
    tax: '税率別内訳',
    taxable: (percent) => `${percent}%対象`,
    inTax: 'うち消費税',
    customer: 'ご注文者',
    shipTo: 'お届け先',
    payment: 'お支払い',
    delivery: 'お届け',
    messages: 'お客様からの言葉',
    agreed: '同意した版',
    versions: (terms, privacy, notice) => `利用規約 ${terms}・プライバシーポリシー ${privacy}・特定商取引法に基づく表記 ${notice}`,
    overdue: '期限切れ',
    track: '配送状況を見る',
    print: '印刷',
    slip: '納品書',
    invoice: '適格請求書',
    chooseCarrier: '配送会社を選んでください',
    noCarrier: '配送会社が登録されていません。配送設定で登録してください。',
    masked: 'お客様の情報は、注文に対応する人にだけ表示されます。',
    printSlips: '納品書をまとめて印刷',
    noSlips: '発送を待つ注文はありません',
    firstSlips: (count) => `注文の古い順に${count}件を印刷します`,
    slipsFailed: '納品書を用意できませんでした',
  },
  en: {
    lines: 'Lines',
    product: 'Product',
    unitPrice: 'Unit price incl. tax',
    quantity: 'Quantity',
    amount: 'Amount incl. tax',
    gift: 'Gift wrapping',
    reducedMark: '※ Taxed at the reduced rate.',
    tax: 'Tax by rate',
    taxable: (percent) => `At ${percent}%`,
    inTax: 'tax in it',
    customer: 'Customer',
    shipTo: 'Ship to',
    payment: 'Payment',
    delivery: 'Delivery',
    messages: 'What the customer wrote',
    agreed: 'Agreed versions',
    versions: (terms, privacy, notice) => `Terms ${terms}, privacy policy ${privacy}, transactions notice ${notice}`,
    overdue: 'Overdue',
    track: 'Track the parcel',
    print: 'Print',
    slip: 'Delivery note',
    invoice: 'Qualified invoice',
    chooseCarrier: 'Choose a carrier',
    noCarrier: 'No carriers yet. Add them in the delivery settings.',
    masked: 'What is known of the customer is shown only to those who handle orders.',
    printSlips: 'Print all delivery notes',
    noSlips: 'No orders wait to be shipped',
    firstSlips: (count) => `Printing the ${count} oldest`,
    slipsFailed: 'The delivery notes could not be prepared',
  },
} satisfies Record<'ja' | 'en', OrderWords>
