import {
  isAiFailure,
  type GeneratedImage,
  type Generation,
  type GenerationState,
  type ImageGeneration,
  type ImageRequest,
  type ImageState,
  type PromptTranslation,
  type TranslationRequest,
} from '@captain/ai-core'
import type { TenantDirectory } from '@captain/auth-server'
import type { Locale } from '@captain/locale'
import { failureTitle } from '../errors.ts'
import { missingTerms } from '../translation/missing-terms.ts'

export type ImageRow = {
  readonly place: number
  readonly state: ImageState
  readonly seed: number
  readonly mimeType: string | null
  readonly width: number | null
  readonly height: number | null
  readonly failure: string | null
  readonly kept: readonly { readonly tenant: number; readonly mediaId: string }[]
}

type SharedRow = {
  readonly id: string
  readonly userId: string
  readonly state: GenerationState
  readonly answer: string | null
  readonly failure: string | null
  readonly createdAt: Date
  readonly finishedAt: Date | null
  readonly images: readonly ImageRow[]
}

export type GenerationRow = SharedRow &
  (
    | { readonly tool: 'textToImage'; readonly request: ImageRequest }
    | { readonly tool: 'translationPrompt'; readonly request: TranslationRequest }
  )

/** Reader whose language and tenants determine what a response contains. */
export type Reader = { readonly locale: Locale; readonly tenants: Pick<TenantDirectory, 'slugOf'> }

/** Columns of a generation (alias `g`) with its images, without their bytes. */
export const COLUMNS = `
  g.id, g.user_id as "userId", g.tool, g.state, g.request, g.answer, g.failure, g.created_at as "createdAt", g.finished_at as "finishedAt",
  coalesce((
    select jsonb_agg(jsonb_build_object('place', i.place, 'state', i.state, 'seed', i.seed, 'mimeType', i.mime_type, 'width', i.width,
      'height', i.height, 'failure', i.failure, 'kept', coalesce((
        select jsonb_agg(jsonb_build_object('tenant', k.tenant_id, 'mediaId', k.media_id) order by k.tenant_id) from ai.kept_image k
        where k.generation_id = i.generation_id and k.place = i.place), '[]')) order by i.place)
    from ai.image i where i.generation_id = g.id), '[]') as images`

const failureOf = (code: string | null, { locale }: Reader) => (isAiFailure(code) ? { code, message: failureTitle(code)[locale] } : null)

const imageOf = (id: string, { kept, failure, ...image }: ImageRow, reader: Reader): GeneratedImage => ({
  ...image,
  url: image.state === 'done' ? `/api/v1/ai/text-to-image/${id}/images/${image.place}` : null,
  failure: failureOf(failure, reader),
  kept: kept.flatMap(({ tenant, mediaId }) => {
    const slug = reader.tenants.slugOf(tenant)
    return slug === null ? [] : [{ tenant: slug, mediaId }]
  }),
})

const sharedOf = ({ id, state, failure, createdAt, finishedAt }: GenerationRow, reader: Reader) => ({
  id,
  state,
  failure: failureOf(failure, reader),
  createdAt: createdAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
  duration: finishedAt === null ? null : Math.max(0, finishedAt.getTime() - createdAt.getTime()),
})

/** Converts a row to the response for an image request. */
export const imageGenerationOf = (row: GenerationRow & { readonly tool: 'textToImage' }, reader: Reader): ImageGeneration => ({
  tool: row.tool,
  ...sharedOf(row, reader),
  request: row.request,
  images: row.images.map((image) => imageOf(row.id, image, reader)),
})

/** Converts a row to the response for a translation. */
export const translationOf = (row: GenerationRow & { readonly tool: 'translationPrompt' }, reader: Reader): PromptTranslation => ({
  tool: row.tool,
  ...sharedOf(row, reader),
  request: row.request,
  prompt: row.answer,
  missingTerms: row.answer === null ? [] : [...missingTerms(row.answer, row.request.keepTerms)],
})

/** Converts a row to the response for either tool. */
export const generationOf = (row: GenerationRow, reader: Reader): Generation =>
  row.tool === 'textToImage' ? imageGenerationOf(row, reader) : translationOf(row, reader)
