import type { RichTextDocument } from '@captain/rich-text-core'

type Version = { readonly id: string; readonly slug: null; readonly updatedAt: string; readonly fallback: readonly string[] } & Readonly<
  Record<string, unknown>
>

const text = (words: string): RichTextDocument => ({
  blocks: [
    { id: 'aaaaaaaaaa', type: 'header', data: { text: '取得する情報', level: 2 } },
    { type: 'paragraph', data: { text: words } },
  ],
})

const version = (type: string, number: string, effectiveDate: string, more: Readonly<Record<string, unknown>>): Version => ({
  id: `${type}-${number}`,
  slug: null,
  updatedAt: '2026-11-21T03:00:00.000Z',
  fallback: [],
  version: number,
  enactedOn: '2025-04-01',
  effectiveDate,
  changeSummary: null,
  ...more,
})

const policy = (number: string, day: string, words: string, more: Readonly<Record<string, unknown>> = {}): Version =>
  version('privacy-policy', number, day, {
    title: 'プライバシーポリシー',
    operatorName: '見本 太郎',
    body: text(words),
    usesCookies: true,
    externalServices: [{ serviceName: '動画の埋め込み', purpose: '動画を再生するため', policyUrl: 'https://video.example/privacy' }],
    contactDepartment: '個人情報の窓口',
    contactEmail: 'privacy@nyanko.example',
    contactPhone: '03-0000-1234',
    requiresReconsent: false,
    ...more,
  })

const NOTICE = {
  sellerName: '見本 太郎',
  shopName: 'にゃんこ港',
  responsibleName: '見本 太郎',
  corporateNumber: null,
  invoiceNumber: null,
  phoneHours: null,
  fax: null,
  email: 'desk@nyanko.example',
  siteUrl: 'https://nyanko.example/',
  priceStatement: '各プランのページに、税込の月額で表示します。',
  shippingFee: '送料はかかりません。',
  otherFees: '振込手数料はお客さまのご負担です。',
  paymentMethods: ['bank', 'invoice'],
  paymentTiming: '銀行振込：7日以内\n請求書：翌月末日',
  deliveryTiming: '3営業日以内',
  returnPolicy: '返金はお受けできません。',
  defectPolicy: '日割りで返金します。',
  cancelPolicy: '前月末までにご連絡ください。',
  applicationPeriod: null,
  quantityLimit: null,
  subscriptionTerms: '1か月ごとの契約です。',
  operatingEnvironment: '主要なブラウザーの最新版',
  licences: [],
  paidDocuments: null,
  adMailConsent: null,
}

const NOWHERE = { postalCode: null, prefecture: null, city: null, street: null, building: null, mapUrl: null }

/**
 * Versions of the portal's legal documents, the one in force first. The terms have no English text, and one item of the notice has none.
 */
export const LEGAL: Readonly<Record<'privacy-policy' | 'term-of-service' | 'tokusho', readonly Version[]>> = {
  'privacy-policy': [
    policy('1.1', '2026-08-01', 'いまの本文です。', { changeSummary: 'パスキーについて加えました。' }),
    policy('1.0', '2025-04-01', 'はじめの本文です。', { usesCookies: false, contactPhone: null }),
  ],
  'term-of-service': [
    version('term-of-service', '1.0', '2026-04-01', {
      fallback: ['title', 'body', 'scope'],
      title: '利用規約',
      operatorName: '見本 太郎',
      scope: '当サイトおよび管理画面',
      body: text('規約の本文です。'),
      governingLaw: '日本法',
      jurisdiction: '東京地方裁判所',
      noticeDays: 30,
      minorPolicy: 'consent',
      requiresReconsent: false,
    }),
  ],
  tokusho: [
    version('tokusho', '1.1', '2026-06-01', {
      ...NOTICE,
      fallback: ['otherFees'],
      changeSummary: '住所の表示を変えました。',
      disclosureNote: '住所と電話番号は、請求があれば遅滞なく開示します。',
      address: NOWHERE,
      phone: null,
    }),
    version('tokusho', '1.0', '2026-01-01', {
      ...NOTICE,
      disclosureNote: null,
      address: { ...NOWHERE, postalCode: '000-0012', prefecture: 'JP-13', city: '水鏡区', street: '港町1-2-3', building: '灯台ビル202' },
      phone: '03-0000-5678',
      licences: [{ kind: 'antique', number: '123456789012', issuer: '東京都公安委員会' }],
    }),
  ],
}

/** Ids of the versions in force. */
export const LEGAL_IN_FORCE = { 'privacy-policy': 'privacy-policy-1.1', 'term-of-service': 'term-of-service-1.0', tokusho: 'tokusho-1.1' }
