import { pluralOf, WORKFLOW_MESSAGES, type ErasedFieldMessages, type ErasedTypeMessages } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { useMemo } from 'react'
import { useTenantContent } from './content-context.tsx'

export type Labels = {
  /** Name of one record of the type. */
  readonly typeName: string
  /** Plural name of the type. */
  readonly typePlural: string
  readonly fieldWords: (field: string) => ErasedFieldMessages
  readonly fieldLabel: (field: string) => string
  readonly optionLabel: (field: string, option: string) => string
  readonly sectionLabel: (section: string) => string
}

/** Returns labels by name; the name itself if there is no label. */
export const labelsIn = (words: ErasedTypeMessages, locale: Locale): Labels => {
  const workflow: Readonly<Record<string, ErasedFieldMessages>> = WORKFLOW_MESSAGES[locale]
  const fieldWords = (field: string) => words.fields[field] ?? workflow[field] ?? { label: field }
  return {
    typeName: words.name,
    typePlural: pluralOf(words),
    fieldWords,
    fieldLabel: (field) => fieldWords(field).label,
    optionLabel: (field, option) => fieldWords(field).options?.[option] ?? option,
    sectionLabel: (section) => words.sections[section] ?? section,
  }
}

/** Returns the labels of a content type in the interface language; by default of the current type. */
export const useLabels = (of?: string): Labels => {
  const { words: own, wordsOf, locale } = useTenantContent()
  const words = of === undefined ? own : wordsOf(of)
  return useMemo(() => labelsIn(words, locale), [words, locale])
}
