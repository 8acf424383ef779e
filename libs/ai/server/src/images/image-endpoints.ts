import { isDeepStrictEqual } from 'node:util'
import { imageGeneration, imageRequest, type ImageGeneration, type ImageRequest } from '@captain/ai-core'
import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import { badRequest, idempotencyMismatch, matchesEtag, notFound, tooManyRequests } from '@captain/http-server'
import type { Locale } from '@captain/locale'
import * as v from 'valibot'
import type { AiServices } from '../ai-services.ts'
import { busy, notConfigured } from '../errors.ts'
import { imageGenerationOf, type GenerationRow } from '../store/generation-row.ts'
import { cancelAbandoned } from '../store/cleanup-schedule.ts'
import { readByKey, readGeneration, readGeneratedImage, readRunning } from '../store/read-generations.ts'
import { requestCancellation, insertImages, isTwin } from '../store/write-generations.ts'
import type { ImageRuns } from './image-runs.ts'

const id = v.pipe(v.string(), v.regex(/^[0-9A-Z]{26}$/))
const byId = v.object({ id })
const byPlace = v.object({ id, place: v.pipe(v.string(), v.regex(/^[0-3]$/), v.transform(Number)) })

const PER_ACCOUNT = { window: 60, max: 20 }

const IDEMPOTENCY_KEY = /^[\w-]{8,64}$/

/** Returns the idempotency key of a request. Throws 400 if the key is invalid. */
const keyOf = (request: Request): string | null => {
  const key = request.headers.get('idempotency-key')
  if (key !== null && !IDEMPOTENCY_KEY.test(key)) throw badRequest('malformed-parameter', 'Idempotency-Key')
  return key
}

const shown = ({ tenants }: AiServices, row: GenerationRow | null, locale: Locale): ImageGeneration => {
  if (row?.tool !== 'textToImage') throw notFound()
  return imageGenerationOf(row, { locale, tenants })
}

/** Answers a repeated request with the same key. Throws 409 if it asks for other images. */
const repeated = (services: AiServices, row: GenerationRow | null, requested: ImageRequest, locale: Locale): Response => {
  const made = shown(services, row, locale)
  if (!isDeepStrictEqual(row?.request, requested)) throw idempotencyMismatch(made)
  return Response.json(made, { status: 202 })
}

const startEndpoint = (services: AiServices, runs: ImageRuns | null): Endpoint => {
  const { pool, limits, settingNames, monthlyLimit } = services
  return defineEndpoint({
    method: 'POST',
    path: '/api/v1/ai/text-to-image',
    guard: 'cfAi',
    schemas: { body: imageRequest, output: imageGeneration },
    handler: async ({ actor, body, request, locale }) => {
      if (runs === null) throw notConfigured(settingNames)
      const userId = actor.account.id
      const key = keyOf(request)
      const known = key === null ? null : await readByKey(pool, userId, key)
      if (known !== null) return repeated(services, known, body, locale)
      const { allowed, retryAfter } = await limits.consume(`ai-images:${userId}`, PER_ACCOUNT)
      if (!allowed) throw tooManyRequests(retryAfter ?? PER_ACCOUNT.window)
      await cancelAbandoned(pool)
      const made = await insertImages(pool, { userId, request: body, key, everybodysLimit: monthlyLimit }).catch(async (error: unknown) => {
        if (!isTwin(error)) throw error
        const twin = key === null ? null : await readByKey(pool, userId, key)
        if (twin === null) throw busy(await readRunning(pool, userId))
        return null
      })
      if (made === null) return repeated(services, await readByKey(pool, userId, key ?? ''), body, locale)
      const row = await readGeneration(pool, userId, made)
      const answer = shown(services, row, locale)
      runs.start({ id: made, request: body, images: answer.images })
      return Response.json(answer, { status: 202 })
    },
  })
}

const imageEndpoint = ({ pool }: AiServices): Endpoint =>
  defineEndpoint({
    method: 'GET',
    path: '/api/v1/ai/text-to-image/:id/images/:place',
    guard: 'cfAi',
    schemas: { params: byPlace },
    handler: async ({ actor, params, request }) => {
      const picture = await readGeneratedImage(pool, actor.account.id, params.id, params.place)
      if (picture === null) throw notFound()
      // The image never changes, but another account may send the next request.
      const known = { etag: `"${params.id}/${params.place}"`, 'cache-control': 'private, no-cache' }
      if (matchesEtag(request, known.etag)) return new Response(null, { status: 304, headers: known })
      return new Response(new Uint8Array(picture.bytes), {
        headers: {
          ...known,
          'content-type': picture.mimeType,
          'content-length': String(picture.bytes.byteLength),
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
        },
      })
    },
  })

/** Returns the endpoints of image generations: start, follow, cancel, get one image. */
export const imageEndpoints = (services: AiServices, runs: ImageRuns | null): readonly Endpoint[] => {
  const { pool } = services
  const read = async (userId: string, wanted: string, locale: Locale) => shown(services, await readGeneration(pool, userId, wanted), locale)

  return [
    startEndpoint(services, runs),
    defineEndpoint({
      method: 'GET',
      path: '/api/v1/ai/text-to-image/:id',
      guard: 'cfAi',
      schemas: { params: byId, output: imageGeneration },
      handler: ({ actor, params, locale }) => read(actor.account.id, params.id, locale),
    }),
    defineEndpoint({
      method: 'POST',
      path: '/api/v1/ai/text-to-image/:id/cancel',
      guard: 'cfAi',
      schemas: { params: byId, output: imageGeneration },
      handler: async ({ actor, params, locale }) => {
        // A request that runs in another process stops within seconds.
        if (await requestCancellation(pool, actor.account.id, params.id)) await runs?.cancel(params.id)
        return read(actor.account.id, params.id, locale)
      },
    }),
    imageEndpoint(services),
  ]
}
