import type { CreateInput, SeederOf } from '@captain/content-core'
import { seedLegal } from '@captain/presets'
import { privacyPolicy } from '../content-types/privacy-policy.ts'
import { termOfService } from '../content-types/term-of-service.ts'
import type { tokusho } from '../content-types/tokusho.ts'
import { PRIVACY_TEXTS } from './privacy-text.ts'
import { TERMS_TEXTS } from './terms-text.ts'
import type { tenant } from '../tenant.ts'

const both = (ja: string, en: string) => ({ ja, en })

const OPERATOR = both('見本 太郎（にゃんこ港）', 'Taro Mihon (Nyanko Harbor)')

/** Returns a seller who discloses address and telephone on request, which the law allows to individuals only. */
const NOTICE = {
  sellerName: both('見本 太郎', 'Taro Mihon'),
  shopName: both('にゃんこ港', 'Nyanko Harbor'),
  sellerType: 'individual',
  responsibleName: both('見本 太郎', 'Taro Mihon'),
  disclosure: 'onRequest',
  email: 'desk@nyanko.example',
  siteUrl: 'https://nyanko.example/',
  priceStatement: both('各プランのページに、税込の月額で表示します。', 'Shown as a monthly fee with tax on the page of each plan.'),
  shippingFee: both('サービスの性質上、送料はかかりません。', 'As a service, it is not shipped; there is no shipping fee.'),
  otherFees: both(
    '銀行振込の手数料と、ご利用になる回線の通信料は、お客さまのご負担です。',
    'Bank transfer fees and the cost of your connection are borne by you.',
  ),
  paymentMethods: ['bank', 'invoice'],
  paymentTiming: both(
    '銀行振込：お申し込みから7日以内\n請求書：ご利用月の翌月末日',
    'Bank transfer: within 7 days\nInvoice: by the end of the following month',
  ),
  deliveryTiming: both(
    'お申し込みの確認後、3営業日以内にご利用いただけます。',
    'Ready for use within 3 business days of your application.',
  ),
  returnPolicy: both(
    'サービスの性質上、お支払い後の返金はお受けできません。',
    'As a service, it cannot be returned, and payments are not refunded.',
  ),
  defectPolicy: both(
    '当方の原因で24時間を超えて利用できなかったときは、日割りで返金します。',
    'Where it fails for more than 24 hours through our fault, we refund those days.',
  ),
  cancelPolicy: both(
    'ご希望の月の前月末までに、お問い合わせからご連絡ください。',
    'Tell us through the contact form by the end of the month before.',
  ),
  subscriptionTerms: both(
    '1か月ごとの契約です。解約のお申し出がない場合は、同じ条件で自動的に更新します。お支払いは毎月1回です。',
    'A contract by the month, paid once a month. It renews on the same terms unless you cancel.',
  ),
  operatingEnvironment: both(
    '主要なブラウザーの最新版と、インターネットへの接続が必要です。',
    'The latest version of a common browser and a connection to the internet.',
  ),
} satisfies Partial<CreateInput<typeof tokusho>>

const seedNotice = async (seeder: SeederOf<typeof tenant>): Promise<void> => {
  await seeder.create(
    'tokusho',
    { ...NOTICE, version: '1.0', enactedOn: seeder.day(-300), effectiveDate: seeder.day(-300), reviewedConfirm: true },
    { state: 'published' },
  )
  await seeder.create('tokusho', {
    ...NOTICE,
    version: '1.1',
    enactedOn: seeder.day(-300),
    effectiveDate: seeder.day(45),
    changeSummary: { ja: 'クレジットカードでのお支払いを加える予定です。' },
    paymentMethods: ['bank', 'invoice', 'card'],
  })
}

/** The three legal documents of the portal: the notice in force with a draft, and its policy and terms in three versions. */
export const seedLegalDocuments = async (seeder: SeederOf<typeof tenant>): Promise<void> => {
  await seedNotice(seeder)
  await seedLegal(seeder, {
    type: privacyPolicy,
    first: { body: PRIVACY_TEXTS.first },
    values: {
      operatorName: OPERATOR,
      body: PRIVACY_TEXTS.now,
      usesCookies: true,
      externalServices: [
        {
          serviceName: both('動画の埋め込み（見本）', 'Embedded videos (sample)'),
          purpose: both('記事の中で動画を再生するため', 'To play videos in articles'),
          policyUrl: 'https://video.example/privacy',
        },
      ],
      contactDepartment: both('個人情報お問い合わせ窓口', 'Privacy desk'),
      contactEmail: 'privacy@nyanko.example',
    },
    changes: both('パスキーでのログインについて加えました。', 'Signing in with passkeys is covered.'),
  })
  await seedLegal(seeder, {
    type: termOfService,
    first: { body: TERMS_TEXTS.first },
    values: {
      operatorName: OPERATOR,
      body: TERMS_TEXTS.now,
      scope: both('当サイトおよび管理画面', 'This site and its back office'),
      governingLaw: both('日本法', 'Laws of Japan'),
      jurisdiction: both('東京地方裁判所', 'Tokyo District Court'),
      noticeDays: 30,
      minorPolicy: 'consent',
    },
    changes: both('サイトの停止と終了について加えました。', 'Suspending and closing a site is covered.'),
  })
}
