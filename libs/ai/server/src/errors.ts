import { AI_FAILURES, type AiFailureCode, type ImageGeneration } from '@captain/ai-core'
import { ProblemError, type ProblemTitle } from '@captain/http-server'
import { localized } from './translator.ts'

/** How a failure of the model is answered, and what it is called. */
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

/** Why the model could not be asked, or its answer not be used. Says nothing of what it answered. */
export class AiFailure extends Error {
  override readonly name = 'AiFailure'
  readonly code: AiFailureCode
  /** Seconds after which another try may succeed, as far as the service said. */
  readonly retryAfter: number | null

  constructor(code: AiFailureCode, { retryAfter = null, cause }: { readonly retryAfter?: number | null; readonly cause?: unknown } = {}) {
    super(code, cause === undefined ? undefined : { cause })
    this.code = code
    this.retryAfter = retryAfter
  }
}

/** What a failure is called, in both languages. */
export const failureTitle = (code: AiFailureCode): ProblemTitle => FAILURES[code].title

const seconds = (retryAfter: number | null): Readonly<Record<string, string>> =>
  retryAfter === null ? {} : { 'retry-after': String(Math.max(1, Math.ceil(retryAfter))) }

/** 422, 502, 503 or 504: the model failed. */
export const failureProblem = (code: AiFailureCode, retryAfter: number | null = null): ProblemError =>
  new ProblemError({ ...FAILURES[code], code, headers: seconds(retryAfter) })

/** 503 with the settings that are missing: nobody has said which AI service to ask. */
export const notConfigured = (settings: readonly string[]): ProblemError =>
  new ProblemError({
    status: 503,
    code: 'ai-not-configured',
    title: localized((i18n) => i18n._('AI機能の設定が済んでいません。運用担当者に設定をご依頼ください')),
    extra: { settings },
  })

/** 429: more pictures than are left this month; `scope` says whose limit it is. */
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

/** 409 with the id of the request whose pictures are being made for the account. */
export const busy = (id: string | null): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'ai-busy',
    title: localized((i18n) => i18n._('ほかの画像を生成しています。終わるか中止してから、もう一度お試しください')),
    extra: { id },
  })

/** 409: the same Idempotency-Key came with another body; carries what the key has had made. */
export const idempotencyMismatch = (current: ImageGeneration | null): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'idempotency-mismatch',
    title: localized((i18n) => i18n._('同じキーで別の内容が送信されました')),
    extra: { current },
  })

/** One of each problem that the AI tools answer with, for the description of the API. */
export const aiProblems = (limit: number): readonly ProblemError[] => [
  notConfigured([]),
  limitReached('account', { used: limit, limit, retryAfter: 1 }),
  busy(null),
  idempotencyMismatch(null),
  ...AI_FAILURES.map((code) => failureProblem(code)),
]
