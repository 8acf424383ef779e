import type { Generation, ImageGeneration, ImageRequestInput, TranslationRequestInput } from '@captain/ai-core'
import { coming, image, images, translation } from './ai-samples.ts'

/** Results of the AI tools in memory, the newest first; the caller may replace `state.results`. */
export const generationStore = (state: { results: readonly Generation[] }) => {
  let created = 0

  const put = (one: Generation): Generation => {
    state.results = [one, ...state.results.filter(({ id }) => id !== one.id)]
    return one
  }
  const find = (id: string) => state.results.find((one): one is ImageGeneration => one.id === id && one.tool === 'textToImage')

  return {
    find,
    makeImages: ({ prompt, negativePrompt = '', size = '512x512', count = 1, seed = null, style = 'none' }: ImageRequestInput) =>
      put(
        images({
          id: `01KAMS4WY3HSZYWPGDXEV0YN0${(created += 1)}`,
          state: 'running',
          finishedAt: null,
          request: { prompt, negativePrompt, size, count, seed, style },
          images: Array.from({ length: count }, (_, place) => coming(place)),
        }),
      ),
    translate: ({ text, tone = 'plain', keepTerms = [] }: TranslationRequestInput) =>
      put(
        translation({
          id: `01KAMS4WY3HSZYWPGDXEV0YP0${(created += 1)}`,
          request: { text, tone, keepTerms: [...keepTerms] },
          missingTerms: keepTerms,
        }),
      ),
    cancel: (id: string): Generation | null => {
      const one = find(id)
      if (one === undefined) return null
      return put({
        ...one,
        state: 'cancelled',
        images: one.images.map((each) => (each.state === 'done' ? each : coming(each.place, 'cancelled'))),
      })
    },
    /** Puts one image into the media library of a tenant. */
    keep: (tenant: string, { generation, place }: { readonly generation: string; readonly place: number }) => {
      const one = find(generation)
      if (one !== undefined) {
        const kept = one.images.map((each) => (each.place === place ? { ...each, kept: [...each.kept, { tenant, mediaId: 'm1' }] } : each))
        state.results = state.results.map((each) => (each.id === generation ? { ...one, images: kept } : each))
      }
      return { id: 'm1', url: '/media/m1.png' }
    },
    /** Completes the given number of the newest images. */
    complete: (count: number): void => {
      const [newest] = state.results
      if (newest?.tool !== 'textToImage') return
      const all = newest.images.map((one, index) => (index < count ? image(one.place) : coming(one.place, 'running')))
      put({ ...newest, images: all, state: count >= all.length ? 'done' : 'running' })
    },
  }
}
