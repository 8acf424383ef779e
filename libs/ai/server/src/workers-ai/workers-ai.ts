import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from '@captain/database'
import { AiFailure } from '../errors.ts'
import type { AiProvider } from '../provider.ts'
import { imageFromResponse } from './image-from-response.ts'
import { jsonOf, readAnswer } from './read-answer.ts'
import { errorCodesOf, refusalOf } from './refusal-of.ts'
import type { WorkersAiSettings } from './settings.ts'
import { textOf } from './text-of.ts'

const TIMEOUTS = { image: 60_000, text: 30_000 } as const
const MAX_BYTES = { image: 16 * 1024 * 1024, text: 512 * 1024, refusal: 64 * 1024 } as const
/** Longest `Retry-After` in seconds that is waited for; a longer one fails at once, because a user is waiting. */
const MAX_PAUSE_SECONDS = 5
const MAX_TOKENS = 1024

type ModelRequest = { readonly kind: 'image' | 'text'; readonly model: string; readonly input: object; readonly signal: AbortSignal }
type ModelResponse = { readonly body: Buffer; readonly contentType: string }

/** Returns the error of a failed call. An abort by the caller returns the signal's reason. */
const failureOf = (error: unknown, signal: AbortSignal, deadline: AbortSignal): unknown => {
  if (signal.aborted) return signal.reason
  if (error instanceof AiFailure) return error
  return new AiFailure(deadline.aborted ? 'ai-too-slow' : 'ai-unavailable', { cause: error })
}

/** Creates a provider for the HTTP API of Cloudflare Workers AI (https://developers.cloudflare.com/workers-ai/get-started/rest-api/). */
export const workersAi = (
  { baseUrl, accountId, token, imageModel, textModel, timeouts = TIMEOUTS }: WorkersAiSettings,
  log: Logger,
): AiProvider => {
  const fetchOnce = async ({ kind, model, input, signal }: ModelRequest): Promise<ModelResponse> => {
    const deadline = AbortSignal.timeout(timeouts[kind])
    try {
      const response = await fetch(`${baseUrl}/accounts/${encodeURIComponent(accountId)}/ai/run/${model}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(input),
        signal: AbortSignal.any([signal, deadline]),
        // Send the token to this address only.
        redirect: 'error',
      })
      if (!response.ok) {
        const refusal = jsonOf(await readAnswer(response, MAX_BYTES.refusal).catch(() => Buffer.alloc(0)))
        log.warn({ model, status: response.status, codes: errorCodesOf(refusal) }, 'the AI service refused')
        throw refusalOf(response, refusal)
      }
      return { body: await readAnswer(response, MAX_BYTES[kind]), contentType: response.headers.get('content-type') ?? '' }
    } catch (error) {
      throw failureOf(error, signal, deadline)
    }
  }

  /** Retries once, only if the service reports that it did no work and will be ready soon. */
  const fetchWithRetry = async (request: ModelRequest): Promise<ModelResponse> => {
    try {
      return await fetchOnce(request)
    } catch (error) {
      if (!(error instanceof AiFailure) || error.code !== 'ai-overloaded') throw error
      if (error.retryAfter === null || error.retryAfter > MAX_PAUSE_SECONDS) throw error
      await delay(error.retryAfter * 1000, undefined, { signal: request.signal })
      return fetchOnce(request)
    }
  }

  return {
    picture: async ({ prompt, negativePrompt, width, height, seed }, signal) => {
      const input = { prompt, ...(negativePrompt !== '' && { negative_prompt: negativePrompt }), width, height, seed }
      const { body, contentType } = await fetchWithRetry({ kind: 'image', model: imageModel, input, signal })
      return imageFromResponse(body, contentType)
    },
    text: async (messages, signal) => {
      const { body } = await fetchWithRetry({
        kind: 'text',
        model: textModel,
        input: { messages, max_tokens: MAX_TOKENS, temperature: 0.3 },
        signal,
      })
      return textOf(body)
    },
  }
}
