import { retryAfter } from '@captain/http-core'
import * as v from 'valibot'
import type { AiFailureCode } from '@captain/ai-core'
import { AiFailure } from '../errors.ts'

const envelope = v.object({ errors: v.array(v.object({ code: v.number() })) })

/** "You have used up your daily free allocation" (https://developers.cloudflare.com/workers-ai/platform/errors/). */
const QUOTA_CODES: readonly number[] = [3036, 4006]

/** Returns the error codes of the service; empty if the body is unreadable. */
export const errorCodesOf = (body: unknown): readonly number[] => {
  const parsed = v.safeParse(envelope, body)
  return parsed.success ? parsed.output.errors.slice(0, 5).map(({ code }) => code) : []
}

const codeOf = (status: number, codes: readonly number[]): AiFailureCode => {
  if (status === 429) return codes.some((code) => QUOTA_CODES.includes(code)) ? 'ai-quota-used' : 'ai-overloaded'
  // The operator must fix a wrong account id or an unknown model, just like a wrong token.
  if (status === 401 || status === 403 || status === 404 || status === 405) return 'ai-credentials-refused'
  if (status === 408 || status === 504) return 'ai-too-slow'
  if (status === 400 || status === 413 || status === 422) return 'ai-input-refused'
  return 'ai-unavailable'
}

/** Returns why the service refused a request. */
export const refusalOf = (response: Pick<Response, 'status' | 'headers'>, body: unknown): AiFailure => {
  const header = response.headers.get('retry-after')
  return new AiFailure(codeOf(response.status, errorCodesOf(body)), {
    retryAfter: header === null ? null : retryAfter(header) / 1000,
  })
}
