import { AI_FAILURES, type AiFailureCode, type ImageGeneration } from '@captain/ai-core'
import { ProblemError, type ProblemTitle } from '@captain/http-server'

/** How a failure of the model is answered, and what it is called. */
const FAILURES: Readonly<Record<AiFailureCode, { readonly status: number; readonly title: ProblemTitle }>> = {
  'ai-credentials-refused': {
    status: 503,
    title: {
      ja: 'AIサービスへの接続が拒否されました。アカウントIDとAPIトークンの設定を、運用担当者にご確認ください',
      en: 'The AI service refused the connection. Please ask the operator to check the account ID and the API token',
    },
  },
  'ai-quota-used': {
    status: 503,
    title: {
      ja: 'AIサービスの契約の利用枠を使い切りました。枠が戻るまで待つか、運用担当者にご相談ください',
      en: 'The allowance of the AI service is used up. Please wait until it is renewed, or ask the operator',
    },
  },
  'ai-overloaded': {
    status: 503,
    title: {
      ja: 'AIサービスが混み合っています。しばらく待ってから、もう一度お試しください',
      en: 'The AI service is busy. Please try again in a moment',
    },
  },
  'ai-unavailable': {
    status: 503,
    title: {
      ja: 'AIサービスに接続できません。しばらく待ってから、もう一度お試しください',
      en: 'The AI service cannot be reached. Please try again in a moment',
    },
  },
  'ai-too-slow': {
    status: 504,
    title: {
      ja: 'AIサービスの応答に時間がかかりすぎました。もう一度お試しください',
      en: 'The AI service took too long to answer. Please try again',
    },
  },
  'ai-answer-unusable': {
    status: 502,
    title: {
      ja: 'AIサービスの応答を読み取れませんでした。もう一度お試しください',
      en: 'The answer of the AI service could not be read. Please try again',
    },
  },
  'ai-input-refused': {
    status: 422,
    title: {
      ja: 'この内容はAIサービスに受け付けられませんでした。言葉を変えてお試しください',
      en: 'The AI service did not accept this. Please try other words',
    },
  },
  'ai-interrupted': {
    status: 503,
    title: {
      ja: 'サーバーが再起動したため中断しました。もう一度お試しください',
      en: 'The server restarted before this was done. Please try again',
    },
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
    title: {
      ja: 'AI機能の設定が済んでいません。運用担当者に設定をご依頼ください',
      en: 'The AI tools are not set up yet. Please ask the operator',
    },
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
        ? {
            ja: `今月の上限（${limit}枚）を超えます。残りは${Math.max(0, limit - used)}枚です`,
            en: `This would pass your limit of ${limit} images this month. ${Math.max(0, limit - used)} are left`,
          }
        : {
            ja: `全員で使える今月の上限（${limit}枚）を超えます。残りは${Math.max(0, limit - used)}枚です`,
            en: `This would pass the limit of ${limit} images that everybody shares this month. ${Math.max(0, limit - used)} are left`,
          },
    extra: { scope, used, limit },
    headers: seconds(retryAfter),
  })

/** 409 with the id of the request whose pictures are being made for the account. */
export const busy = (id: string | null): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'ai-busy',
    title: {
      ja: 'ほかの画像を生成しています。終わるか中止してから、もう一度お試しください',
      en: 'Other images are being made. Please wait until they are done, or stop them',
    },
    extra: { id },
  })

/** 409: the same Idempotency-Key came with another body; carries what the key has had made. */
export const idempotencyMismatch = (current: ImageGeneration | null): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'idempotency-mismatch',
    title: { ja: '同じキーで別の内容が送信されました', en: 'The key was used with another body' },
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
