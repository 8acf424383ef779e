import { promptTranslation, translationRequest, type AiFailureCode, type TranslationRequest } from '@captain/ai-core'
import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import { internalError, tooManyRequests } from '@captain/http-server'
import type { AiServices } from '../ai-services.ts'
import { AiFailure, failureProblem, notConfigured } from '../errors.ts'
import type { AiProvider } from '../provider.ts'
import { translationOf } from '../store/generation-row.ts'
import { readGeneration } from '../store/read-generations.ts'
import { insertTranslation } from '../store/write-generations.ts'
import { promptOf } from './prompt-of.ts'
import { translationMessages } from './translation-messages.ts'

const PER_ACCOUNT = { window: 60, max: 20 }

type Outcome = {
  readonly state: 'done' | 'failed' | 'cancelled'
  readonly prompt: string | null
  readonly failure: AiFailureCode | null
  readonly retryAfter: number | null
}

const translate = async (provider: AiProvider, request: TranslationRequest, signal: AbortSignal): Promise<Outcome> => {
  try {
    const prompt = promptOf(await provider.text(translationMessages(request), signal))
    return { state: 'done', prompt, failure: null, retryAfter: null }
  } catch (error) {
    if (signal.aborted) return { state: 'cancelled', prompt: null, failure: null, retryAfter: null }
    if (!(error instanceof AiFailure)) throw error
    return { state: 'failed', prompt: null, failure: error.code, retryAfter: error.retryAfter }
  }
}

/**
 * Translates a Japanese text into an English prompt. If the caller disconnects, the model call stops. Translations do not count toward the
 * limits, only images do.
 */
export const translationEndpoint = ({ pool, tenants, limits, provider, settingNames }: AiServices): Endpoint =>
  defineEndpoint({
    method: 'POST',
    path: '/api/v1/ai/translation-image-prompt',
    guard: 'cfAi',
    schemas: { body: translationRequest, output: promptTranslation },
    handler: async ({ actor, body, request, locale }) => {
      if (provider === null) throw notConfigured(settingNames)
      const userId = actor.account.id
      const { allowed, retryAfter } = await limits.consume(`ai-translation:${userId}`, PER_ACCOUNT)
      if (!allowed) throw tooManyRequests(retryAfter ?? PER_ACCOUNT.window)
      const startedAt = new Date()
      const { retryAfter: providerRetryAfter, ...outcome } = await translate(provider, body, request.signal)
      const id = await insertTranslation(pool, { userId, request: body, startedAt, ...outcome })
      if (outcome.failure !== null) throw failureProblem(outcome.failure, providerRetryAfter)
      const row = await readGeneration(pool, userId, id)
      if (row?.tool !== 'translationPrompt') throw internalError()
      return translationOf(row, { locale, tenants })
    },
  })
