type PrintWords = {
  readonly slip: string
  readonly invoice: string
  readonly honorific: string
  readonly number: string
  readonly ordered: string
  readonly issued: string
  readonly shipTo: string
  readonly registration: string
  readonly product: string
  readonly unitPrice: string
  readonly quantity: string
  readonly amount: string
  readonly subtotal: string
  readonly shipping: string
  readonly wrapping: string
  readonly fee: string
  readonly discount: string
  readonly total: string
  readonly taxable: (percent: string) => string
  readonly tax: string
  readonly reduced: string
  readonly thanks: string
  readonly claim: string
}

/** What stands on papers, in the language of whoever ordered. */
export const printWords = {
  ja: {
    slip: '納品書',
    invoice: '適格請求書',
    honorific: '様',
    number: '注文番号',
    ordered: 'ご注文日',
    issued: '発行日',
    shipTo: 'お届け先',
    registration: '登録番号',
    product: '商品',
    unitPrice: '単価（税込）',
    quantity: '数量',
    amount: '金額（税込）',
    subtotal: '商品小計',
    shipping: '送料',
    wrapping: '包装料',
    fee: '手数料',
    discount: '値引き',
    total: '合計（税込）',
    taxable: (percent) => `${percent}%対象`,
    tax: '消費税',
    reduced: '※は軽減税率の対象です。',
    thanks: 'このたびはご注文いただき、ありがとうございます。',
    claim: '下記のとおりご請求申し上げます。',
  },
  en: {
    slip: 'Delivery note',
    invoice: 'Qualified invoice',
    honorific: '',
    number: 'Order number',
    ordered: 'Ordered on',
    issued: 'Issued on',
    shipTo: 'Ship to',
    registration: 'Registration number',
    product: 'Product',
    unitPrice: 'Unit price incl. tax',
    quantity: 'Quantity',
    amount: 'Amount incl. tax',
    subtotal: 'Subtotal',
    shipping: 'Shipping',
    wrapping: 'Wrapping',
    fee: 'Fee',
    discount: 'Discount',
    total: 'Total incl. tax',
    taxable: (percent) => `Taxed at ${percent}%`,
    tax: 'Tax',
    reduced: '※ Taxed at the reduced rate.',
    thanks: 'Thank you for your order.',
    claim: 'We invoice the following.',
  },
} satisfies Record<'ja' | 'en', PrintWords>
