import type { EndpointGuard } from '@captain/auth-server'
import type { Locale } from '@captain/locale'

const ja = {
  title: 'Captain API',
  lead: 'コンテンツの宣言ひとつから、保存、画面、このAPIが作られています。公開中の内容はだれでも読めます。ログインすると、メンバーであるテナントの操作も表示されます。',
  reader: {
    guest: 'ログインしていません。公開されている操作だけを表示しています。',
    member: 'あなたが入れるテナントの操作を表示しています。',
  },
  other: 'English',
  document: 'OpenAPI 3.1（JSON）',
  skip: '本文へ進む',
  contents: '目次',
  start: 'はじめに',
  tenants: 'テナント',
  types: 'コンテンツの種類',
  common: 'どのテナントにも属さない操作',
  ofTenant: 'テナント全体の操作',
  noScript: 'このページの表示にはJavaScriptが必要です。OpenAPIの文書はそのまま読めます。',
  codes: 'エラーの一覧',
  codesLead: 'エラーはすべて問題の文書（application/problem+json）です。`code`は変わらないので、プログラムではこれを見分けてください。',
  status: '状態',
  meaning: '意味',
  client: '型付きクライアント',
  clientLead: 'TypeScriptでは、宣言から作られたクライアントを使えます。項目の名前や値の間違いは、コンパイルの時にわかります。',
  who: '使える人',
  key: 'APIキーの権限',
  roles: {
    public: 'だれでも',
    session: 'ログインした人',
    user: '承認されたアカウント',
    cfAi: 'AI機能を使えるアカウント',
    admin: 'システム管理者',
    viewer: '閲覧者以上のメンバー',
    editor: '編集者以上のメンバー',
    owner: '管理者',
  },
  guide: [
    [
      '認証',
      '画面と同じログインのCookieか、`GET /api/auth/token`のJWTか、テナントのAPIキーを使います。JWTとAPIキーは`Authorization: Bearer …`で送ります。Cookieで書き込むときは、このサイトの`Origin`が必要です。',
    ],
    [
      '続きを読む',
      '一覧は`{ items, next, count }`で返ります。`next`を`after`に渡すと続きが届き、`null`なら終わりです。`count.capped`が`true`のときは、`count.value`より多くあります。',
    ],
    [
      '同時に編集する',
      '読んだときの`ETag`を`If-Match`に入れて変更します。ほかの人が先に保存していれば409で、いまの版ともとの版の両方が返ります。版を示さない変更は428です。',
    ],
    ['送り直す', '作成と送信には`Idempotency-Key`を付けられます。通信が切れて送り直しても、同じ答えが返り、データは1件だけです。'],
    ['言語', '`?locale=ja`または`?locale=en`で選びます。公開APIで英語がまだない項目は日本語になり、その名前が`fallback`に入ります。'],
  ],
} as const

type Translated<Messages> = { readonly [Name in keyof Messages]: Messages[Name] extends string ? string : Translated<Messages[Name]> }

export type PageMessages = Translated<typeof ja>

const en: PageMessages = {
  title: 'Captain API',
  lead: 'One declaration of a content type provides its storage, its screens and this API. Anyone can read published content. Sign in to see the operations of the tenants that you are a member of.',
  reader: {
    guest: 'You are not signed in. Only public operations are shown.',
    member: 'The operations of your tenants are shown.',
  },
  other: '日本語',
  document: 'OpenAPI 3.1 (JSON)',
  skip: 'Skip to content',
  contents: 'Contents',
  start: 'Getting started',
  tenants: 'Tenants',
  types: 'Content types',
  common: 'Operations outside tenants',
  ofTenant: 'Operations of the whole tenant',
  noScript: 'This page requires JavaScript. The OpenAPI document is available without it.',
  codes: 'Error codes',
  codesLead: 'Every error is a problem document (application/problem+json). Its `code` is stable: use it in programs.',
  status: 'Status',
  meaning: 'Meaning',
  client: 'Typed client',
  clientLead: 'TypeScript programs can use a client derived from the declaration. A wrong name or value does not compile.',
  who: 'Access',
  key: 'API key scope',
  roles: {
    public: 'anyone',
    session: 'signed-in users',
    user: 'approved accounts',
    cfAi: 'accounts with access to the AI tools',
    admin: 'administrators',
    viewer: 'members with the role viewer or higher',
    editor: 'members with the role editor or higher',
    owner: 'owners',
  },
  guide: [
    [
      'Authentication',
      'Use the session cookie, the JWT of `GET /api/auth/token`, or an API key of a tenant. Send a JWT or a key as `Authorization: Bearer …`. Writes with the cookie also require the `Origin` of this site.',
    ],
    [
      'Pagination',
      'Lists respond with `{ items, next, count }`. Pass `next` as `after` to read the following page; `null` marks the last page. If `count.capped` is `true`, there are more than `count.value`.',
    ],
    [
      'Concurrent edits',
      'Send the `ETag` of your read as `If-Match`. If someone saved first, a 409 returns the current version and the one that you started from. A change without a version gets a 428.',
    ],
    [
      'Retries',
      'Create and submit accept an `Idempotency-Key`. After a lost connection, a retry returns the same response and creates one record only.',
    ],
    [
      'Language',
      'Choose with `?locale=ja` or `?locale=en`. If the delivery API has no English value yet, it returns the Japanese one and names the field in `fallback`.',
    ],
  ],
}

const MESSAGES: Readonly<Record<Locale, PageMessages>> = { ja, en }

export const pageMessages = (locale: Locale): PageMessages => MESSAGES[locale]

/** Returns the names of the roles that may call an operation. */
export const allowedReaders = ({ roles }: PageMessages, guard: EndpointGuard): string =>
  roles[typeof guard === 'string' ? guard : guard.tenant]
