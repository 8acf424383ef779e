import { kindOf, type AnyContentType, type ErasedMessages } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { CSV_LABELS } from './csv-messages.ts'
import { leavesOf, type Leaf } from './leaf.ts'

/** A possible target of a column, with its labels in both languages; the id, which identifies records, has no leaf. */
export type ColumnTarget = {
  readonly path: string
  readonly words: Readonly<Record<Locale, Leaf>>
  /** Whether users may set it; other columns only identify the record. */
  readonly isSettable: boolean
}

export const ID = 'id'

export type Words = Readonly<Record<Locale, ErasedMessages>>

/** Returns the paths that identify the record of a row: the id, unique fields by their Japanese side, the key of fixed records. */
export const keyPaths = (type: AnyContentType): readonly string[] => [
  ID,
  ...Object.entries(type.fields)
    .filter(([name, field]) => (field.unique || type.fixedRecords?.key === name) && field.compute === null)
    .map(([name, field]) => (field.localized ? `${name}.ja` : name)),
]

/** Returns all columns of a type that users may set from a cell, and those that identify records. */
export const targetsFor = (type: AnyContentType, words: Words): readonly ColumnTarget[] =>
  Object.entries(type.fields)
    .flatMap(([name, field]) => {
      const en = leavesOf(type, name, { messages: words.en[type.name], locale: 'en' })
      return leavesOf(type, name, { messages: words.ja[type.name], locale: 'ja' }).map((leaf, place) => ({
        path: leaf.path,
        words: { ja: leaf, en: en[place] ?? leaf },
        isSettable: field.compute === null && field.setBy === 'staff',
      }))
    })
    .filter(
      ({ path, words: { ja }, isSettable }) => kindOf(ja.field).inFiles === undefined && (isSettable || keyPaths(type).includes(path)),
    )

/** Returns the label of a target. */
export const labelOf = (targets: readonly ColumnTarget[], path: string, locale: Locale): string =>
  path === ID ? CSV_LABELS[locale].columns.id : (targets.find((target) => target.path === path)?.words[locale].label ?? path)
