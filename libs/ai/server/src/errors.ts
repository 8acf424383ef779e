import { AI_FAILURES, type AiFailureCode } from '@captain/ai-core'
import { idempotencyMismatch, ProblemError, type ProblemTitle } from '@captain/http-server'
import { localized } from './translator.ts'

/** Status and titles of each model failure. */
const FAILURES: Readonly<Record<AiFailureCode, { readonly status: number; readonly title: ProblemTitle }>> = {
  'ai-credentials-refused': {
    status: 503,
    title: localized((i18n) => i18n._('AIサービスへの接続が拒否されました。アカウントIDとAPIトークンの設定を、運用担当者にご確認ください')),
  },
  'ai-quota-used': {
    status: 503,
    title: localized((i18n) => i18n._('AIサービスの契約の利用枠を使い切りました。枠が戻るまで待つか、運用担当者にご相談ください')),
  },
  'ai-overloaded': {
    status: 503,
    title: localized((i18n) => i18n._('AIサービスが混み合っています。しばらく待ってから、もう一度お試しください')),
  },
  'ai-unavailable': {
    status: 503,
    title: localized((i18n) => i18n._('AIサービスに接続できません。しばらく待ってから、もう一度お試しください')),
  },
  'ai-too-slow': {
    status: 504,
    title: localized((i18n) => i18n._('AIサービスの応答に時間がかかりすぎました。もう一度お試しください')),
  },
  'ai-answer-unusable': {
    status: 502,
    title: localized((i18n) => i18n._('AIサービスの応答を読み取れませんでした。もう一度お試しください')),
  },
  'ai-input-refused': {
    status: 422,
    title: localized((i18n) => i18n._('この内容はAIサービスに受け付けられませんでした。言葉を変えてお試しください')),
  },
  'ai-interrupted': {
    status: 503,
    title: localized((i18n) => i18n._('サーバーが再起動したため中断しました。もう一度お試しください')),
  },
}

/** Failure of a model call or an unusable response. Never contains the response itself. */
export class AiFailure extends Error {
  override readonly name = 'AiFailure'
  readonly code: AiFailureCode
  /** Seconds after which a retry may succeed, if the service reported them. */
  readonly retryAfter: number | null

  constructor(code: AiFailureCode, { retryAfter = null, cause }: { readonly retryAfter?: number | null; readonly cause?: unknown } = {}) {
    super(code, cause === undefined ? undefined : { cause })
    this.code = code
    this.retryAfter = retryAfter
  }
}

/** Returns the titles of a failure in both languages. */
export const failureTitle = (code: AiFailureCode): ProblemTitle => FAILURES[code].title

const seconds = (retryAfter: number | null): Readonly<Record<string, string>> =>
  retryAfter === null ? {} : { 'retry-after': String(Math.max(1, Math.ceil(retryAfter))) }

/** Creates the 422, 502, 503 or 504 problem of a model failure. */
export const failureProblem = (code: AiFailureCode, retryAfter: number | null = null): ProblemError =>
  new ProblemError({ ...FAILURES[code], code, headers: seconds(retryAfter) })

/** Creates a 503 that lists the missing settings: no AI service is configured. */
export const notConfigured = (settings: readonly string[]): ProblemError =>
  new ProblemError({
    status: 503,
    code: 'ai-not-configured',
    title: localized((i18n) => i18n._('AI機能の設定が済んでいません。運用担当者に設定をご依頼ください')),
    extra: { settings },
  })

/** Creates a 429: the request exceeds this month's remaining images; `scope` names the limit. */
export const limitReached = (
  scope: 'account' | 'installation',
  { used, limit, retryAfter }: { readonly used: number; readonly limit: number; readonly retryAfter: number },
): ProblemError =>
  new ProblemError({
    status: 429,
    code: 'ai-limit-reached',
    title:
      scope === 'account'
        ? localized((i18n) => i18n._('今月の上限（{limit}枚）を超えます。残りは{left}枚です', { limit, left: Math.max(0, limit - used) }))
        : localized((i18n) =>
            i18n._('全員で使える今月の上限（{limit}枚）を超えます。残りは{left}枚です', { limit, left: Math.max(0, limit - used) }),
          ),
    extra: { scope, used, limit },
    headers: seconds(retryAfter),
  })

/** Creates a 409 with the id of the account's running request. */
export const busy = (id: string | null): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'ai-busy',
    title: localized((i18n) => i18n._('ほかの画像を生成しています。終わるか中止してから、もう一度お試しください')),
    extra: { id },
  })

/** One example of each problem that the AI tools return, for the API description. */
export const aiProblems = (limit: number): readonly ProblemError[] => [
  notConfigured([]),
  limitReached('account', { used: limit, limit, retryAfter: 1 }),
  busy(null),
  idempotencyMismatch(null),
  ...AI_FAILURES.map((code) => failureProblem(code)),
]
