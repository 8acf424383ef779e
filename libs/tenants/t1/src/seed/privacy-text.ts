import { legalText, type Part } from './legal-parts.ts'

const PASSKEYS: Part = {
  ja: [
    'パスキーでのログイン',
    'パスキーの登録とログインでは、指紋や顔の確認はお使いの端末の中で行われ、その情報が当港に送信されることはありません。当港が保存するのは、端末がつくる公開鍵と、登録した日時だけです。',
  ],
  en: [
    'Signing in with a passkey',
    'When you register or use a passkey, your fingerprint or face is checked inside your device and is never sent to us. We keep only the public key that your device makes, and when you registered it.',
  ],
}

const FIRST: readonly Part[] = [
  {
    ja: [
      '取得する情報',
      '（見本）この文章は、にゃんこ港のデモ用に書いたものです。実際の運用に合わせて書き換えてください。当港は、次の情報を取得します。',
      {
        items: [
          'お問い合わせフォームに入力されたお名前、連絡先、お問い合わせの内容',
          '管理画面をお使いの方の表示名、メールアドレス、ログインと操作の記録',
          'ページをご覧になったときのIPアドレス、ブラウザーの種類、日時',
        ],
      },
    ],
    en: [
      'Information we collect',
      '(Sample) This text was written for the demonstration of Nyanko Harbor; rewrite it for what you really do. We collect:',
      {
        items: [
          'the name, contact details and messages that you enter in our contact form',
          'the display name, e-mail address, sign-ins and actions of people who use the back office',
          'the IP address, kind of browser and time when you view a page',
        ],
      },
    ],
  },
  {
    ja: [
      '利用目的',
      '取得した情報は、次の目的のためにだけ使います。',
      {
        items: [
          'お問い合わせとご依頼にお答えするため',
          '管理画面とサイトを提供し、不正な利用を防ぐため',
          '障害の調査と、サービスの改善のため',
          '規約の改定やメンテナンスなど、重要なお知らせをお送りするため',
        ],
      },
    ],
    en: [
      'How we use it',
      'We use this information only:',
      {
        items: [
          'to answer you',
          'to provide the sites and their back office, and to prevent abuse',
          'to look into faults and improve the service',
          'to send important notices, such as changes of our terms and maintenance',
        ],
      },
    ],
  },
  {
    ja: ['第三者への提供', '法令にもとづく場合を除き、ご本人の同意なく第三者に提供することはありません。'],
    en: ['Sharing with third parties', 'Except where the law requires it, we share nothing without your consent.'],
  },
  {
    ja: [
      '取扱いの委託',
      'サーバーの運用など、利用目的の達成に必要な範囲で、取扱いを外部の事業者に委託することがあります。委託先は当港が選び、契約を結んだうえで監督します。',
    ],
    en: [
      'Contractors',
      'Within these purposes we may entrust the handling to others, such as those who run our servers. We choose them, bind them by contract and supervise them.',
    ],
  },
  {
    ja: [
      '安全管理',
      '漏えい、滅失、毀損を防ぐため、通信の暗号化、権限にもとづくアクセスの制限、操作の記録、担当者への教育を行います。漏えいなどが起きたときは、法令に従って報告し、ご本人にお知らせします。',
    ],
    en: [
      'Security',
      'To prevent leaks, loss and damage we encrypt connections, limit access by role, record what is done and train our staff. Should something leak, we report it as the law provides and tell you.',
    ],
  },
  {
    ja: [
      '開示・訂正・利用停止の請求',
      'ご自身の情報の開示、訂正、追加、削除、利用の停止は、「お問い合わせ窓口」にご請求ください。ご本人であることを確認したうえで、2週間以内を目安にお答えします。手数料はかかりません。',
    ],
    en: [
      'Access, correction, deletion',
      'To see, correct, complete or delete your data, or to have its use stopped, turn to the contact below. We make sure that it is you and answer within about two weeks, free of charge.',
    ],
  },
  {
    ja: [
      'Cookieの利用',
      '当サイトでは、次の目的でCookieを利用します。ブラウザーの設定で無効にできますが、ログインはできなくなります。',
      {
        rows: [
          ['目的', '保存する期間'],
          ['表示する言語を覚えるため', '365日'],
          ['ログインした状態を保つため', 'ログアウトするまで（最長24時間）'],
        ],
      },
    ],
    en: [
      'Cookies',
      'This site uses cookies for the purposes below. You can turn them off in your browser, but then you cannot sign in.',
      {
        rows: [
          ['Purpose', 'Kept for'],
          ['To remember your language', '365 days'],
          ['To keep you signed in', 'Until you sign out (at most 24 hours)'],
        ],
      },
    ],
  },
  {
    ja: ['改定', '内容を改定するときは、施行日の前に記事でお知らせします。過去の版は「改定の履歴」からお読みいただけます。'],
    en: ['Changes', 'We announce changes in an article before they take effect. Past versions can be read under “Versions”.'],
  },
]

/** The portal's privacy policy: its first version, and the version since passkeys. */
export const PRIVACY_TEXTS = {
  first: legalText(FIRST),
  now: legalText([...FIRST.slice(0, 1), PASSKEYS, ...FIRST.slice(1)]),
}
