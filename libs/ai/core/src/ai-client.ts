import type { HttpClient, RequestOptions } from '@captain/http-core'
import type { AiOverview, AiTool, GenerationPage, ImageGeneration, PromptTranslation } from './generation.ts'
import type { ImageRequestInput } from './image-request.ts'
import type { KeepingRequestInput } from './save-image-request.ts'
import type { TranslationRequestInput } from './translation-request.ts'

type Call = Pick<RequestOptions, 'signal'>
type ResultsQuery = { readonly tool?: AiTool; readonly limit?: number; readonly after?: string | null }

/** Image saved in the media library of a tenant. */
export type SavedImage = { readonly id: string; readonly url: string }

/** Client of the AI tools. Throws HttpError. */
export const aiClient = (http: Pick<HttpClient, 'get' | 'post'>) => ({
  overview: (call: Call = {}) => http.get<AiOverview>('/api/v1/ai', call),
  results: (query: ResultsQuery, call: Call = {}) => http.get<GenerationPage>('/api/v1/ai/results', { ...call, query }),
  image: (id: string, call: Call = {}) => http.get<ImageGeneration>(`/api/v1/ai/text-to-image/${id}`, call),
  /** A repeated key returns the same images, so callers can repeat a request whose response was lost. */
  makeImages: (body: ImageRequestInput, key: string) =>
    http.post<ImageGeneration>('/api/v1/ai/text-to-image', { body, headers: { 'idempotency-key': key } }),
  cancel: (id: string) => http.post<ImageGeneration>(`/api/v1/ai/text-to-image/${id}/cancel`),
  /** Aborting the signal also stops the model. */
  translate: (body: TranslationRequestInput, call: Call = {}) =>
    http.post<PromptTranslation>('/api/v1/ai/translation-image-prompt', { ...call, body }),
  keep: (tenant: string, body: KeepingRequestInput) => http.post<SavedImage>(`/api/v1/tenants/${tenant}/ai-images`, { body }),
})
