import { pluralOf, WORKFLOW_MESSAGES, type ErasedFieldMessages } from '@captain/content-core'
import { useMemo } from 'react'
import { useContent } from './content-context.tsx'

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

/** Returns the labels of a content type in the interface language; by default of the current type. */
export const useLabels = (of?: string): Labels => {
  const { words: own, wordsOf, locale } = useContent()
  const words = of === undefined ? own : wordsOf(of)
  return useMemo(() => {
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
  }, [words, locale])
}
