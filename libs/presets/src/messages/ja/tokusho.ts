import type { MessagesOfFields } from '@captain/content-core'
import type { TOKUSHO_SECTIONS, tokushoFields } from '../../tokusho.ts'
import { addressLabels } from './address.ts'

export type TokushoLabels = {
  readonly name: string
  readonly sections: Record<keyof typeof TOKUSHO_SECTIONS, string>
  readonly fields: MessagesOfFields<typeof tokushoFields>
}

export const tokushoLabels = {
  name: '特定商取引法に基づく表記',
  sections: {
    seller: '事業者',
    price: '価格と送料',
    payment: '支払い',
    delivery: '引渡し',
    returns: '返品・解約',
    other: 'その他',
    publish: '公開',
  },
  fields: {
    sellerName: { label: '販売業者', help: '登記簿の商号を、個人の場合は氏名を入力します。屋号だけでは足りません。' },
    shopName: { label: '屋号・店舗名' },
    sellerType: { label: '事業者区分', options: { corporation: '法人', individual: '個人' } },
    responsibleName: { label: '運営統括責任者', help: '代表者、または通信販売の責任者の氏名です。' },
    corporateNumber: { label: '法人番号', help: '法人の場合に、13桁の数字を入力します。' },
    invoiceNumber: {
      label: '適格請求書発行事業者登録番号',
      help: '「T」に続けて13桁の数字を入力します。納品書と請求書にも印刷されます。',
    },
    disclosure: {
      label: '住所・電話の表示方法',
      help: '「請求により遅滞なく開示」を選べるのは個人だけです。請求があれば、実際にすぐ開示する必要があります。',
      options: { public: '表示する', onRequest: '請求により遅滞なく開示' },
    },
    disclosureNote: { label: '住所・電話の開示について' },
    address: { ...addressLabels, label: '所在地', help: '番地や部屋番号まで、省略せずに入力します。' },
    phone: { label: '電話番号', help: '確実に連絡がとれる番号を入力します。' },
    phoneHours: { label: '電話受付時間', help: '例：平日10時から17時' },
    fax: { label: 'FAX番号' },
    email: { label: 'メールアドレス' },
    siteUrl: { label: '販売URL' },
    priceStatement: { label: '販売価格', help: '例：各商品ページに税込価格で表示します。' },
    shippingFee: { label: '送料', help: '金額、または最低額と最高額を書きます。「別途かかります」だけでは足りません。' },
    otherFees: { label: '商品代金以外の必要料金', help: '振込手数料や包装料など、名目と金額を書きます。' },
    paymentMethods: {
      label: '支払方法',
      options: { card: 'クレジットカード', bank: '銀行振込', onSite: '店頭払い', invoice: '請求書' },
    },
    paymentTiming: { label: '支払時期', help: '支払方法ごとに1行で書きます。' },
    deliveryTiming: { label: '引渡・提供時期', help: '支払方法や商品の種類ごとに1行で書きます。' },
    returnPolicy: { label: '返品・交換（お客様都合）', help: '可否、期限、送料の負担を書きます。受け付けない場合も、そう明記します。' },
    defectPolicy: { label: '不良品・契約不適合' },
    cancelPolicy: { label: '申込みの撤回・解除', help: '取り消す方法と連絡先を書きます。' },
    applicationPeriod: { label: '申込みの有効期限', help: '期限がある場合は、必ず書きます。' },
    quantityLimit: { label: '販売数量・特別条件' },
    subscriptionTerms: { label: '定期契約の条件', help: '総額、各回の支払日、期間、更新の条件を書きます。' },
    operatingEnvironment: { label: '動作環境' },
    licences: {
      label: '許認可',
      fields: {
        kind: { label: '種類', options: { antique: '古物商', food: '食品営業', liquor: '酒類販売', other: 'その他' } },
        number: { label: '番号' },
        issuer: { label: '発行者' },
      },
    },
    paidDocuments: { label: '有料書面の価格', help: '請求された書面を有料で送る場合に、価格を書きます。' },
    adMailConsent: { label: '広告メールの取扱い' },
  },
} satisfies TokushoLabels
