import { type ImageRequest, type ImageSize, type ImageStyle } from '@captain/ai-core'
import { usePersistedDraft } from '../use-persisted-draft.ts'

/** The form of pictures as it is typed; the seed is a text until it is sent. */
export type ImageDraft = {
  readonly prompt: string
  readonly negativePrompt: string
  readonly size: ImageSize
  readonly count: ImageRequest['count']
  readonly seed: string
  readonly style: ImageStyle
}

const EMPTY: ImageDraft = { prompt: '', negativePrompt: '', size: '768x768', count: 1, seed: '', style: 'none' }

/** Returns the persisted local draft of the image form. */
export const useImageDraft = () => usePersistedDraft<ImageDraft>('images', EMPTY)

/** Returns the request body. A seed that is not a number becomes a value that fails validation. */
export const requestOf = ({ seed, ...draft }: ImageDraft): Omit<ImageDraft, 'seed'> & { readonly seed: number | null } => {
  const digits = seed.normalize('NFKC').trim()
  return { ...draft, seed: digits === '' ? null : /^\d{1,12}$/.test(digits) ? Number(digits) : 0.5 }
}
