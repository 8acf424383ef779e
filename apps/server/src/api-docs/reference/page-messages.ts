import type { EndpointGuard } from '@captain/auth-server'
import type { Locale } from '@captain/locale'

const ja = {
  title: 'API',
  lead: 'コンテンツの宣言ひとつから、保存、画面、このAPIが作られています。公開中の内容はだれでも読めます。ログインすると、メンバーであるテナントの操作も表示されます。',
  other: 'English',
  document: 'OpenAPI 3.1（JSON）',
  skip: '本文へ進む',
  contents: '目次',
  site: 'サイトへ戻る',
  search: '操作を探す',
  searchButton: '探す',
  searchHelp: '名前やパスの一部。例：公開、order',
  found: (count: number) => `操作が${count}件見つかりました`,
  nothing: '見つかりませんでした。別の言葉でお試しください。',
  clear: 'すべて表示',
  reader: {
    guest: 'ログインしていません。公開されている操作だけを表示しています。',
    member: 'あなたが入れるテナントの操作を表示しています。',
  },
  start: 'はじめに',
  tenants: 'テナント',
  common: 'どのテナントにも属さない操作',
  ofTenant: 'テナント全体の操作',
  types: 'コンテンツの種類',
  staff: '管理画面と同じ操作',
  open: 'だれでも使える操作',
  operations: (count: number) => `${count}件の操作`,
  codes: 'エラーの一覧',
  codesLead: 'エラーはすべて問題の文書（application/problem+json）です。`code`は変わらないので、プログラムではこれを見分けてください。',
  code: 'code',
  status: '状態',
  meaning: '意味',
  schemas: '共通の形',
  fields: '項目',
  fieldsLead: '送る値と読む値の形です。言語ごとの項目は`{ "ja", "en" }`で、公開APIでは求めた言語の値だけになります。',
  name: '名前',
  shape: '形',
  about: '説明',
  required: '必須',
  readOnly: '読み取りのみ',
  parameters: 'パラメーター',
  place: { path: 'パス', query: 'クエリ', header: 'ヘッダー' },
  body: '送る内容',
  answers: '答え',
  problems: 'エラー',
  curl: 'curl',
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
  noBody: '本文なし',
  example: '例',
  up: (name: string) => `${name}へ戻る`,
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

type Worded<Words> = {
  readonly [Name in keyof Words]: Words[Name] extends string
    ? string
    : Words[Name] extends (...given: infer Given) => string
      ? (...given: Given) => string
      : Worded<Words[Name]>
}

export type PageWords = Worded<typeof ja>

const en: PageWords = {
  title: 'API',
  lead: 'One declaration of content makes storage, screens and this API. What is published is open to everybody. Sign in to see the operations of the tenants that you are a member of.',
  other: '日本語',
  document: 'OpenAPI 3.1 (JSON)',
  skip: 'Skip to the content',
  contents: 'Contents',
  site: 'Back to the site',
  search: 'Find an operation',
  searchButton: 'Find',
  searchHelp: 'Part of a name or an address, such as published or order',
  found: (count) => (count === 1 ? 'One operation found' : `${count} operations found`),
  nothing: 'Nothing was found. Try another word.',
  clear: 'Show all',
  reader: {
    guest: 'You are not signed in. Only what is public is shown.',
    member: 'Shown are the operations of the tenants that you may enter.',
  },
  start: 'To begin with',
  tenants: 'Tenants',
  common: 'What belongs to no tenant',
  ofTenant: 'Of the whole tenant',
  types: 'Content types',
  staff: 'What the back office does',
  open: 'What anybody may do',
  operations: (count) => (count === 1 ? '1 operation' : `${count} operations`),
  codes: 'Errors',
  codesLead: 'Every error is a problem document (application/problem+json). Its `code` is stable: let programs look at that.',
  code: 'code',
  status: 'Status',
  meaning: 'Meaning',
  schemas: 'Shapes that several share',
  fields: 'Fields',
  fieldsLead:
    'The shape of values that are sent and read. Fields of two languages are `{ "ja", "en" }`; the delivery API flattens them to the one that was asked for.',
  name: 'Name',
  shape: 'Shape',
  about: 'About',
  required: 'Required',
  readOnly: 'Read only',
  parameters: 'Parameters',
  place: { path: 'path', query: 'query', header: 'header' },
  body: 'Body',
  answers: 'Answers',
  problems: 'Errors',
  curl: 'curl',
  client: 'Typed client',
  clientLead: 'In TypeScript there is a client made from the declaration. A wrong name or value does not compile.',
  who: 'Who may',
  key: 'Scope of a key',
  roles: {
    public: 'anybody',
    session: 'whoever is signed in',
    user: 'approved accounts',
    cfAi: 'accounts that may use the AI tools',
    admin: 'administrators',
    viewer: 'members from viewer on',
    editor: 'members from editor on',
    owner: 'owners',
  },
  noBody: 'no body',
  example: 'Example',
  up: (name) => `Back to ${name}`,
  guide: [
    [
      'Signing in',
      'Use the cookie of the screens, the JWT of `GET /api/auth/token`, or an API key of a tenant. JWT and key go into `Authorization: Bearer …`. Writes by cookie also need the `Origin` of this site.',
    ],
    [
      'Reading on',
      'Lists answer `{ items, next, count }`. Pass `next` as `after` for the following page; `null` is the end. Where `count.capped` is `true` there are more than `count.value`.',
    ],
    [
      'Editing together',
      'Send the `ETag` that you have read back as `If-Match`. When somebody else has saved first, a 409 brings the version of now and the one that you began with. A change without a version is a 428.',
    ],
    [
      'Trying again',
      'Creating and sending take an `Idempotency-Key`. When the line breaks and you try again, the answer is the same and there is one record.',
    ],
    [
      'Language',
      'Choose with `?locale=ja` or `?locale=en`. Where the delivery API has no English yet it answers in Japanese and names the field in `fallback`.',
    ],
  ],
}

const WORDS: Readonly<Record<Locale, PageWords>> = { ja, en }

export const pageWords = (locale: Locale): PageWords => WORDS[locale]

/** Who may use an operation, in words. */
export const whoMay = (words: PageWords, guard: EndpointGuard): string => words.roles[typeof guard === 'string' ? guard : guard.tenant]
