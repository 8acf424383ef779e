import type { Locale } from '@captain/locale'

type DocumentWords = {
  readonly title: string
  readonly description: string
  readonly common: string
  readonly otherwise: string
  readonly cookie: string
  readonly statuses: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly schemes: Readonly<Record<'session' | 'jwt' | 'apiKey', string>>
}

const COOKIE = 'captain.session_token'

/** General texts of the document. */
export const DOCUMENT_LABELS: Readonly<Record<Locale, DocumentWords>> = {
  ja: {
    title: 'Captain API',
    description:
      'コンテンツの宣言から作られるAPIです。エラーはすべて問題の文書（RFC 9457）で、`code`は変わりません。時刻はUTCのISO形式、日付はAsia/Tokyoの`YYYY-MM-DD`です。',
    common: 'どのテナントにも属さない操作',
    otherwise: 'そのほかの問題（429、500、503など）',
    cookie: COOKIE,
    statuses: {
      '200': '成功',
      '201': '作成しました',
      '204': '成功。本文はありません',
      '206': 'ファイルの一部',
      '301': '新しいアドレスへ移りました',
      '304': '手元の答えから変わっていません',
    },
    headers: {
      ETag: 'この答えの版',
      Location: '作られたもの、または移った先のアドレス',
      'Cache-Control': 'キャッシュしてよい時間',
      'Content-Disposition': 'ファイルの名前',
      'Retry-After': '次に試すまでの秒数',
    },
    schemes: {
      session: 'ログインで設定されるCookie。書き込みには、このサイトの`Origin`も必要です。',
      jwt: '`GET /api/auth/token`で受け取るJWT',
      apiKey: 'テナントのAPIキー（`cpt_`で始まります）。`x-key-scope`にあるすべての権限が必要です。',
    },
  },
  en: {
    title: 'Captain API',
    description:
      'An API that follows from the declarations of content. Every error is a problem document (RFC 9457), whose `code` is stable. Instants are ISO in UTC, days are `YYYY-MM-DD` in Asia/Tokyo.',
    common: 'What belongs to no tenant',
    otherwise: 'Any other problem (429, 500, 503 and the like)',
    cookie: COOKIE,
    statuses: {
      '200': 'Done',
      '201': 'Made',
      '204': 'Done, without a body',
      '206': 'A part of the file',
      '301': 'Moved to a new address',
      '304': 'Nothing has changed since the answer that you have',
    },
    headers: {
      ETag: 'The version of this answer',
      Location: 'Address of what was made, or of where it has gone',
      'Cache-Control': 'How long caches may keep it',
      'Content-Disposition': 'Name of the file',
      'Retry-After': 'Seconds until the next try',
    },
    schemes: {
      session: 'The cookie that signing in sets. Writes also need the `Origin` of this site.',
      jwt: 'The JWT of `GET /api/auth/token`',
      apiKey: 'An API key of a tenant, which begins with `cpt_` and needs every scope in `x-key-scope`.',
    },
  },
}
