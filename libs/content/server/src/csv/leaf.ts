import {
  messagesOfField,
  nestedFields,
  WORKFLOW_MESSAGES,
  kindOf,
  isPrice,
  type AnyContentType,
  type AnyField,
  type ErasedFieldMessages,
  type ErasedTypeMessages,
} from '@captain/content-core'
import { LOCALES, type Locale } from '@captain/locale'
import { CSV_LABELS } from './csv-messages.ts'

const PRICE_PARTS = ['amount', 'taxMode', 'taxRate'] as const

/** One value of a record that fits into a cell: a field, one of its languages, a part of a price or a field of a group. */
export type Leaf = {
  /** Dotted, as in issues: `name.ja`, `price.amount`, `seo.title.en`. */
  readonly path: string
  readonly names: readonly string[]
  readonly field: AnyField
  readonly side: Locale | null
  readonly part: (typeof PRICE_PARTS)[number] | null
  readonly label: string
  /** Label of the field, without language and part. */
  readonly ownLabel: string
  /** Labels of the field in the language of `label`. */
  readonly words: ErasedFieldMessages
}

/** Labels of a type's declared fields, and their language. */
export type TypeLabels = { readonly messages: ErasedTypeMessages | undefined; readonly locale: Locale }

const NO_WORDS: ErasedTypeMessages = { name: '', sections: {}, fields: {} }

const wordsOf = ({ messages, locale }: TypeLabels, name: string): ErasedFieldMessages => {
  const ofWorkflow: Readonly<Record<string, ErasedFieldMessages>> = WORKFLOW_MESSAGES[locale]
  return messages?.fields[name] ?? ofWorkflow[name] ?? messagesOfField(NO_WORDS, name)
}

type Place = { readonly names: readonly string[]; readonly label: string; readonly words: ErasedFieldMessages; readonly locale: Locale }

const nestedLeaves = (field: AnyField, { names, label, words, locale }: Place): readonly Leaf[] =>
  Object.entries(nestedFields(field) ?? {}).flatMap(([name, inner]) => {
    const innerWords = words.fields?.[name] ?? { label: name }
    return leavesAt(inner, {
      names: [...names, name],
      label: CSV_LABELS[locale].nested(label, innerWords.label),
      words: innerWords,
      locale,
    })
  })

const leavesAt = (field: AnyField, place: Place): readonly Leaf[] => {
  const { names, label, words, locale } = place
  // Secrets are not readable, and image bytes do not fit a spreadsheet.
  if (kindOf(field).inFiles === 'never') return []
  if (kindOf(field).nesting === 'object') return nestedLeaves(field, place)
  const leaf = { names, path: names.join('.'), field, side: null, part: null, label, ownLabel: label, words }
  const { side: sideLabel, part: partLabel } = CSV_LABELS[locale]
  if (field.localized)
    return LOCALES.map((side) => ({
      ...leaf,
      side,
      names: [...names, side],
      path: [...names, side].join('.'),
      label: sideLabel(label, side),
    }))
  if (isPrice(field))
    return PRICE_PARTS.map((part) => ({
      ...leaf,
      part,
      names: [...names, part],
      path: [...names, part].join('.'),
      label: partLabel(label, part),
    }))
  return [leaf]
}

/** Returns the cells of a field: one, or one per language, part of a price or field of a group; none for a secret. */
export const leavesOf = (type: AnyContentType, name: string, words: TypeLabels): readonly Leaf[] => {
  const field = Object.hasOwn(type.fields, name) ? type.fields[name] : undefined
  if (field === undefined) return []
  const own = wordsOf(words, name)
  return leavesAt(field, { names: [name], label: own.label, words: own, locale: words.locale })
}
