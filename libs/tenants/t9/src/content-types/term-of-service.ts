import { termOfServiceType, type LegalPart } from '@captain/presets'

/** Additional promises and prohibitions of live games. */
const GAME_PARTS: readonly LegalPart[] = [
  {
    ja: [
      'ゲーム内通貨',
      '見本：ゲーム内通貨は、購入した日から180日以内に限り使用できます。払い戻しは、法令に定めがある場合を除いて行いません。資金決済法に基づく表示は、アプリ内の「設定」からご覧いただけます。',
    ],
    en: [
      'Virtual currency',
      'Sample: Virtual currency can be used for 180 days after its purchase and is not refunded unless the law says so. The notice under the Payment Services Act is found in the settings of the app.',
    ],
  },
  {
    ja: [
      'アカウントの利用停止',
      '見本：不正なプログラムの使用や他のプレイヤーへの迷惑行為があったときは、アカウントの利用を停止することがあります。停止の理由は、登録されたメールアドレスにお知らせします。',
    ],
    en: [
      'Suspension of accounts',
      'Sample: Accounts that use illicit programs or harm other players may be suspended. The reason is sent to the registered e-mail address.',
    ],
  },
]

export const termOfService = termOfServiceType(GAME_PARTS)
