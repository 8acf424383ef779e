import type { PromptTone } from '@captain/ai-core'
import { usePersistedDraft } from '../use-persisted-draft.ts'

export type TranslationDraft = {
  readonly text: string
  readonly tone: PromptTone
  readonly keepTerms: readonly string[]
  /** The English prompt, as it came or as it was edited. */
  readonly prompt: string
  readonly missingTerms: readonly string[]
}

const EMPTY: TranslationDraft = { text: '', tone: 'plain', keepTerms: [], prompt: '', missingTerms: [] }

/** Returns the persisted local draft of a translation: its input and its result. */
export const useTranslationDraft = () => usePersistedDraft<TranslationDraft>('translation', EMPTY)
