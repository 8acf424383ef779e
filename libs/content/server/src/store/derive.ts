import { createHash } from 'node:crypto'
import {
  derivedName,
  hasPersonalData,
  indexTextsOf,
  listsBy,
  searchTexts,
  sidesOf,
  slugField,
  referenceTargetsOf,
  workflowOf,
  type AnyContentType,
  type Fields,
  type ReferenceTarget,
  type Values,
  omitPersonalData,
} from '@captain/content-core'
import { foldSearch, foldWidth } from './search-grams.ts'
import { plainText } from './title.ts'

/** The copy that a derived row comes from: 0 the working copy, 1 the published copy, 2 the working copy of a record in the trash. */
export type CopyStage = 0 | 1 | 2

/** The copy that search uses: also 3 and 4, the working copies of 0 and 2 without personal data. */
export type SearchStage = CopyStage | 3 | 4
export type IndexRow = { readonly stage: CopyStage; readonly field: string; readonly val: string }
export type UniqueRow = { readonly field: string; readonly val: string; readonly path: string }

const MAX_UNIQUE_CHARACTERS = 256

/** Returns the fields of a stage: for working copies all that are not owner-only, for the published copy those of the delivery API. */
const visibleFields = (type: AnyContentType, stage: CopyStage): Fields =>
  Object.fromEntries(
    Object.entries(type.fields).filter(([, field]) => (stage === 1 ? field.visibility !== 'private' : field.restrictedTo === null)),
  )

/** Returns the names of the fields by which the lists of a stage filter and sort. */
export const indexedNames = (type: AnyContentType, stage: CopyStage): readonly string[] => {
  const names = new Set([...listsBy(type), ...workflowOf(type.workflow).indexed])
  return [...names].filter((name) => stage !== 1 || type.fields[name]?.visibility === 'list')
}

export const indexRows = (type: AnyContentType, values: Values, stage: CopyStage): readonly IndexRow[] =>
  indexedNames(type, stage).flatMap((field) => {
    const declared = type.fields[field]
    const texts = declared === undefined ? [] : indexTextsOf(declared, values[field])
    const names = new Set([field, derivedName(type, field)])
    return [...new Set(texts)].flatMap((val) => [...names].map((name) => ({ stage, field: name, val })))
  })

/** Returns the folded text for searches; for the published copy from public fields only. */
const searchBody = (type: AnyContentType, values: Values, stage: CopyStage): string =>
  foldSearch(searchTexts(visibleFields(type, stage), values).join('\n'))

const NEUTRAL: Readonly<Record<0 | 2, SearchStage>> = { 0: 3, 2: 4 }

/** Returns the stage for searches without access to personal data. */
export const maskedSearchStage = (type: AnyContentType, stage: 0 | 2): SearchStage =>
  hasPersonalData(type) || type.hidden === 'personal' ? NEUTRAL[stage] : stage

/** Returns all search texts of a copy. */
export const searchBodies = (
  type: AnyContentType,
  values: Values,
  stage: CopyStage,
): readonly { readonly stage: SearchStage; readonly body: string }[] => {
  const own = { stage, body: searchBody(type, values, stage) }
  if (stage === 1 || !hasPersonalData(type)) return [own]
  return [own, { stage: maskedSearchStage(type, stage), body: searchBody(type, omitPersonalData(type, values), stage) }]
}

/** Normalises a unique value for comparison: folds width and case, hashes very long values. */
export const foldUnique = (value: string): string => {
  const folded = foldWidth(value.trim())
  return folded.length <= MAX_UNIQUE_CHARACTERS ? folded : createHash('sha256').update(folded).digest('hex')
}

/** Returns a field's value for comparison, '' if empty. */
const uniqueText = (type: AnyContentType, values: Values, name: string): string => {
  const field = type.fields[name]
  return field === undefined ? '' : (indexTextsOf(field, values[name])[0] ?? '')
}

/** Returns the name under which the unique values of all records are claimed. */
export const uniqueName = (type: AnyContentType, field: string): string =>
  field
    .split('+')
    .map((name) => derivedName(type, name))
    .join('+')

/** Adds the rows of renamed fields under their earlier names, which records that were not written since have only. */
const underBothNames = (type: AnyContentType, rows: readonly UniqueRow[]): readonly UniqueRow[] => [
  ...rows,
  ...rows.map((row) => ({ ...row, field: uniqueName(type, row.field) })).filter(({ field }, place) => field !== rows[place]?.field),
]

const declaredUniqueRows = (type: AnyContentType, values: Values, publishedSlug: string | null): readonly UniqueRow[] => {
  const slug = slugField(type)
  const together = type.uniqueTogether.flatMap((names): readonly UniqueRow[] => {
    const texts = names.map((name) => uniqueText(type, values, name))
    return texts.includes('') ? [] : [{ field: names.join('+'), val: foldUnique(texts.join('\u0002')), path: names.at(-1) ?? '' }]
  })
  const own = Object.entries(type.fields).flatMap(([name, field]): readonly UniqueRow[] => {
    if (!field.unique) return []
    const value = field.localized ? sidesOf(values[name]).ja : values[name]
    const text = plainText(value)
    if (text === null) return []
    return [{ field: name, val: foldUnique(text), path: field.localized ? `${name}.ja` : name }]
  })
  const rows = [...own, ...together]
  if (slug === null || publishedSlug === null || rows.some((row) => row.field === slug && row.val === publishedSlug)) return rows
  return [...rows, { field: slug, val: publishedSlug, path: slug }]
}

/** Returns the values that must be unique in the type: unique fields, by their Japanese side if localised, and the public slug. */
export const uniqueRows = (type: AnyContentType, values: Values, publishedSlug: string | null): readonly UniqueRow[] =>
  underBothNames(type, declaredUniqueRows(type, values, publishedSlug))

/** Returns the normalised value of the type's slug field, or null. */
export const slugOf = (type: AnyContentType, values: Values | null): string | null => {
  const name = slugField(type)
  const value = name === null ? null : values?.[name]
  return typeof value === 'string' ? foldUnique(value) : null
}

type TargetOf<To extends ReferenceTarget['to']> = Extract<ReferenceTarget, { readonly to: To }>

export const targetsTo = <To extends ReferenceTarget['to']>(type: AnyContentType, values: Values, to: To): readonly TargetOf<To>[] =>
  referenceTargetsOf(type.fields, values).filter((target): target is TargetOf<To> => target.to === to)
