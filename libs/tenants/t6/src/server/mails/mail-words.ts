import type { Order } from '../shop-records.ts'

export type MailWords = {
  readonly shop: string
  readonly to: (name: string) => string
  readonly ordered: {
    readonly subject: (number: string) => string
    readonly lead: string
    readonly bank: string
    readonly card: string
  }
  readonly paid: { readonly subject: (number: string) => string; readonly lead: string }
  readonly shipped: { readonly subject: (number: string) => string; readonly lead: string; readonly track: string }
  readonly cancelled: {
    readonly subject: (number: string) => string
    readonly lead: string
    readonly reasons: Readonly<Record<NonNullable<Order['cancelReason']>, string>>
    readonly notPaid: string
    readonly returned: string
  }
  readonly refunded: { readonly subject: (number: string) => string; readonly lead: string; readonly amount: string }
  readonly order: {
    readonly heading: string
    readonly number: string
    readonly orderedAt: string
    readonly gift: string
    readonly subtotal: string
    readonly shipping: string
    readonly wrapping: string
    readonly fee: string
    readonly discount: string
    readonly total: string
    readonly tax: (percent: string) => string
    readonly ofWhich: (taxable: string, tax: string) => string
    readonly reduced: string
  }
  readonly delivery: {
    readonly heading: string
    readonly recipient: (name: string) => string
    readonly name: string
    readonly address: string
    readonly phone: string
    readonly wanted: string
    readonly anyTime: string
    readonly slots: Readonly<Record<Exclude<NonNullable<Order['deliverySlot']>, 'none'>, string>>
    readonly carrier: string
    readonly tracking: string
    readonly message: string
    readonly timing: string
  }
  readonly payment: {
    readonly heading: string
    readonly method: string
    readonly methods: Readonly<Record<Order['paymentMethod'], string>>
    readonly due: string
    readonly timing: string
    readonly account: string
    readonly types: Readonly<Record<'ordinary' | 'checking' | 'saving', string>>
    readonly holder: string
    readonly yucho: string
    readonly swift: string
    readonly byCustomer: string
    readonly byShop: string
  }
  readonly seller: {
    readonly heading: string
    readonly name: string
    readonly responsible: string
    readonly address: string
    readonly phone: string
    readonly onRequest: string
    readonly email: string
    readonly site: string
    readonly invoice: string
    readonly returns: string
    readonly cancellation: string
    readonly defects: string
  }
}

/** What the shop writes to those who order, in the language in which they did. */
export const mailWords: Readonly<Record<'ja' | 'en', MailWords>> = {
  ja: {
    shop: '箱庭日用品店',
    to: (name) => `${name} 様`,
    ordered: {
      subject: (number) => `【箱庭日用品店】ご注文を承りました（${number}）`,
      lead: 'このたびはご注文いただき、ありがとうございます。次の内容で承りました。',
      bank: 'お支払期限までに、下記の口座へお振り込みください。ご入金を確認してから、発送の準備を始めます。',
      card: 'クレジットカードの確認が済みました。発送の準備ができしだい、あらためてご連絡します。',
    },
    paid: {
      subject: (number) => `【箱庭日用品店】ご入金を確認しました（${number}）`,
      lead: 'ご入金を確認しました。ありがとうございます。これから発送の準備を始めます。',
    },
    shipped: {
      subject: (number) => `【箱庭日用品店】商品を発送しました（${number}）`,
      lead: 'ご注文の商品を発送しました。到着まで、いましばらくお待ちください。',
      track: '配送状況を確認する',
    },
    cancelled: {
      subject: (number) => `【箱庭日用品店】ご注文を取り消しました（${number}）`,
      lead: '次のご注文を取り消しました。',
      reasons: {
        customer: 'お客様のご希望により取り消しました。',
        unpaid:
          'お支払期限までにご入金を確認できなかったため、取り消しました。行き違いでお振り込みいただいた場合は、このメールにご返信ください。',
        stock: '商品をご用意できなくなったため、取り消しました。ご迷惑をおかけし、申し訳ありません。',
        fraud: 'ご注文の内容を確認できなかったため、取り消しました。お心当たりのある場合は、このメールにご返信ください。',
        other: '当店の都合により取り消しました。ご迷惑をおかけし、申し訳ありません。',
      },
      notPaid: 'お支払いは不要です。',
      returned: 'お支払いいただいた金額は、全額を返金します。返金までの日数は、お支払方法によって異なります。',
    },
    refunded: {
      subject: (number) => `【箱庭日用品店】返金の手続きをしました（${number}）`,
      lead: '商品の返品を確認し、返金の手続きをしました。お手元に届くまでの日数は、お支払方法によって異なります。',
      amount: '返金額',
    },
    order: {
      heading: 'ご注文の内容',
      number: '注文番号',
      orderedAt: '注文日時',
      gift: 'ギフト包装',
      subtotal: '商品小計',
      shipping: '送料',
      wrapping: '包装料',
      fee: '手数料',
      discount: '値引き',
      total: '合計（税込）',
      tax: (percent) => `${percent}%対象`,
      ofWhich: (taxable, tax) => `${taxable}（うち消費税 ${tax}）`,
      reduced: '※は軽減税率の対象です。',
    },
    delivery: {
      heading: 'お届け',
      recipient: (name) => `${name} 様`,
      name: 'お届け先',
      address: '住所',
      phone: '電話番号',
      wanted: 'お届け希望',
      anyTime: '時間指定なし',
      slots: {
        am: '午前',
        '14-16': '14時〜16時',
        '16-18': '16時〜18時',
        '18-20': '18時〜20時',
        '19-21': '19時〜21時',
      },
      carrier: '配送会社',
      tracking: '追跡番号',
      message: 'メッセージカード',
      timing: '引渡時期',
    },
    payment: {
      heading: 'お支払い',
      method: '支払方法',
      methods: { card: 'クレジットカード', bank: '銀行振込' },
      due: 'お支払期限',
      timing: '支払時期',
      account: 'お振込先',
      types: { ordinary: '普通', checking: '当座', saving: '貯蓄' },
      holder: '口座名義',
      yucho: 'ゆうちょ銀行 記号番号',
      swift: 'SWIFTコード',
      byCustomer: '振込手数料は、お客様のご負担でお願いします。',
      byShop: '振込手数料は、当店が負担します。差し引いてお振り込みください。',
    },
    seller: {
      heading: '特定商取引法に基づく表記',
      name: '販売業者',
      responsible: '運営統括責任者',
      address: '所在地',
      phone: '電話番号',
      onRequest: 'ご請求があれば、遅滞なく開示します。',
      email: 'メールアドレス',
      site: '販売URL',
      invoice: '登録番号',
      returns: '返品・交換',
      cancellation: '申込みの撤回・解除',
      defects: '不良品',
    },
  },
  en: {
    shop: 'Hakoniwa Dry Goods',
    to: (name) => `Dear ${name},`,
    ordered: {
      subject: (number) => `[Hakoniwa Dry Goods] We have your order (${number})`,
      lead: 'Thank you for your order. This is what we have noted.',
      bank: 'Please transfer the total to the account below by the due date. We start packing once it has arrived.',
      card: 'Your card has been checked. We write again as soon as your parcel is on its way.',
    },
    paid: {
      subject: (number) => `[Hakoniwa Dry Goods] Your payment has arrived (${number})`,
      lead: 'Your payment has arrived, thank you. We are packing your order now.',
    },
    shipped: {
      subject: (number) => `[Hakoniwa Dry Goods] Your order is on its way (${number})`,
      lead: 'Your order has left our shop and will be with you soon.',
      track: 'See where it is',
    },
    cancelled: {
      subject: (number) => `[Hakoniwa Dry Goods] Your order is cancelled (${number})`,
      lead: 'This order has been cancelled.',
      reasons: {
        customer: 'We have cancelled it as you wished.',
        unpaid:
          'We have cancelled it because no payment had arrived by the due date. If you have paid in the meantime, please answer this mail.',
        stock: 'We have cancelled it because we cannot supply the goods any more. We are sorry.',
        fraud: 'We have cancelled it because we could not verify the order. If you did place it, please answer this mail.',
        other: 'We have had to cancel it. We are sorry.',
      },
      notPaid: 'There is nothing to pay.',
      returned: 'What you have paid will be refunded in full. How long that takes depends on how you paid.',
    },
    refunded: {
      subject: (number) => `[Hakoniwa Dry Goods] Your refund is on its way (${number})`,
      lead: 'We have received your return and refunded it. How long that takes to arrive depends on how you paid.',
      amount: 'Refund',
    },
    order: {
      heading: 'Your order',
      number: 'Order number',
      orderedAt: 'Ordered on',
      gift: 'gift-wrapped',
      subtotal: 'Goods',
      shipping: 'Shipping',
      wrapping: 'Wrapping',
      fee: 'Fee',
      discount: 'Discount',
      total: 'Total (tax included)',
      tax: (percent) => `Taxed at ${percent}%`,
      ofWhich: (taxable, tax) => `${taxable} (${tax} of it tax)`,
      reduced: '※ is taxed at the reduced rate.',
    },
    delivery: {
      heading: 'Delivery',
      recipient: (name) => name,
      name: 'To',
      address: 'Address',
      phone: 'Telephone',
      wanted: 'Wanted on',
      anyTime: 'any time',
      slots: { am: 'morning', '14-16': '14:00–16:00', '16-18': '16:00–18:00', '18-20': '18:00–20:00', '19-21': '19:00–21:00' },
      carrier: 'Carrier',
      tracking: 'Tracking number',
      message: 'Message card',
      timing: 'When it comes',
    },
    payment: {
      heading: 'Payment',
      method: 'Method',
      methods: { card: 'Card', bank: 'Bank transfer' },
      due: 'Due by',
      timing: 'When to pay',
      account: 'Account',
      types: { ordinary: 'ordinary', checking: 'checking', saving: 'savings' },
      holder: 'Account holder',
      yucho: 'Japan Post Bank number',
      swift: 'SWIFT code',
      byCustomer: 'Please bear the fee of the transfer.',
      byShop: 'We bear the fee of the transfer: please deduct it.',
    },
    seller: {
      heading: 'Notice under the Act on Specified Commercial Transactions',
      name: 'Seller',
      responsible: 'Person responsible',
      address: 'Address',
      phone: 'Telephone',
      onRequest: 'Disclosed without delay on request.',
      email: 'E-mail',
      site: 'Web site',
      invoice: 'Invoice registration number',
      returns: 'Returns',
      cancellation: 'Withdrawal and cancellation',
      defects: 'Defects',
    },
  },
}
