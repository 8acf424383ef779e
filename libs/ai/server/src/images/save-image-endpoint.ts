import { saveImageRequest } from '@captain/ai-core'
import { canAccess } from '@captain/auth-core'
import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import { forbidden, notFound } from '@captain/http-server'
import * as v from 'valibot'
import type { AiServices } from '../ai-services.ts'
import { readGeneratedImage } from '../store/read-generations.ts'
import { recordSavedImage } from '../store/write-generations.ts'

const MAX_CHARACTERS = 40

/** Title of an image in the library: the beginning of its prompt. */
const nameOf = (prompt: string, place: number): string => {
  const words = [...prompt.replace(/[\s/\\:*?"<>|.]+/g, ' ').trim()].slice(0, MAX_CHARACTERS).join('').trim()
  return `AI ${words} ${place + 1}`
}

/** Saves a generated image in a tenant's media library. Requires AI access and write access to the library. */
export const saveImageEndpoint = ({ pool, tenants, keepPicture }: AiServices): Endpoint =>
  defineEndpoint({
    method: 'POST',
    path: '/api/v1/tenants/:tenant/ai-images',
    guard: { tenant: 'editor' },
    schemas: { body: saveImageRequest, output: v.strictObject({ id: v.string(), url: v.string() }) },
    handler: async (call) => {
      const { actor, body, params } = call
      if (!canAccess('check_cf_ai_usage', actor)) throw forbidden()
      const { generation, place, alt } = body
      const picture = await readGeneratedImage(pool, actor.account.id, generation, place)
      const tenant = tenants.numberOf(params.tenant)
      if (picture === null || tenant === null) throw notFound()
      const saved = await keepPicture(call, { bytes: picture.bytes, name: nameOf(picture.prompt, place), alt })
      await recordSavedImage(pool, generation, place, tenant, saved.id)
      return Response.json({ id: saved.id, url: saved.url }, { status: 201, headers: { location: saved.url } })
    },
  })
