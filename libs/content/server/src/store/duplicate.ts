import { sidesOf, slugField, validate, workflowOf, type AnyContentType, type Values, fieldOf, kindOf } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import type { WriteTx } from '../store.ts'
import { workflowStoreOf } from '../workflows/workflow-stores.ts'
import { i18nIn } from '../translator.ts'
import { writableValues } from './check-values.ts'
import type { EntryRow } from './entry-row.ts'
import { hookContext } from './hook-context.ts'
import { isTaken } from './is-taken.ts'
import { ownedForAuthor } from './owned-fields.ts'
import { declaredValues } from './record.ts'
import { withoutCustomRole } from './role-limits.ts'
import { createEntry, updateEntry } from './save.ts'
import { titleSides } from './title.ts'

const marked = (text: string, side: Locale, round: number): string => {
  const i18n = i18nIn(side)
  return `${text}${round === 1 ? i18n._('（コピー）') : i18n._('（コピー{round}）', { round })}`
}

const refuses = (type: AnyContentType, values: Values, path: string): boolean => {
  const checked = validate(type, values, 'save')
  return !checked.ok && checked.issues.some((issue) => issue.path === path)
}

type Text = { readonly type: AnyContentType; readonly values: Values; readonly name: string; readonly side: Locale | null }

/** Returns the text with its mark, shortened until the field's rules accept it; null if they never do. */
const shortened = ({ type, values, name, side }: Text, text: string, round: number, language: Locale): string | null => {
  const path = side === null ? name : `${name}.${side}`
  const put = (value: string) => ({ ...values, [name]: side === null ? value : { ...sidesOf(values[name]), [side]: value } })
  for (const characters = [...text]; characters.length > 0; characters.pop()) {
    const candidate = marked(characters.join(''), language, round)
    if (!refuses(type, put(candidate), path)) return candidate
  }
  return null
}

/** Marks a text without language sides in Japanese, or in English if its rules accept ASCII only, as for codes. */
const fitting = (text: Text, value: string, round: number): string => {
  const languages: readonly Locale[] = text.side === null ? ['ja', 'en'] : [text.side]
  for (const language of languages) {
    const found = shortened(text, value, round, language)
    if (found !== null) return found
  }
  return marked(value, languages[0] ?? 'ja', round)
}

const renamed = (type: AnyContentType, values: Values, name: string, round: number): Values => {
  const value = values[name]
  if (typeof value === 'string') return { ...values, [name]: fitting({ type, values, name, side: null }, value, round) }
  const { ja, en } = sidesOf(value)
  const sides = {
    ja: typeof ja === 'string' ? fitting({ type, values, name, side: 'ja' }, ja, round) : null,
    en: typeof en === 'string' ? fitting({ type, values, name, side: 'en' }, en, round) : null,
  }
  return { ...values, [name]: sides }
}

const textOf = (value: unknown): string => titleSides(value).ja ?? ''

const MAX_ROUNDS = 50

/** Renames until the name is unique; only needed if the field is unique. */
const freelyNamed = async (tx: WriteTx, type: AnyContentType, values: Values, name: string): Promise<Values> => {
  for (let round = 1; ; round += 1) {
    const candidate = renamed(type, values, name, round)
    const mustBeFree = type.fields[name]?.unique === true && round < MAX_ROUNDS
    if (!mustBeFree || !(await isTaken(tx, type, name, textOf(candidate[name])))) return candidate
  }
}

/** Whether a duplicate gets a different title: a choice, a day or a reference is no name. */
const isName = (type: AnyContentType, name: string): boolean => {
  const field = fieldOf(type, name)
  return name === type.title && field !== null && kindOf(field).isProse === true
}

/** Creates an unpublished copy with a distinct name and an address still to be chosen. */
export const duplicateEntry = async (tx: WriteTx, type: AnyContentType, source: EntryRow): Promise<EntryRow> => {
  const { duplicate } = workflowStoreOf(type)
  if (duplicate !== undefined) return duplicate(withoutCustomRole(tx), type, source)
  const slug = slugField(type)
  const copied: Values = {
    ...ownedForAuthor(tx.author, type, writableValues(type, declaredValues(type, source.data))),
    ...(slug !== null && { [slug]: null }),
    ...workflowOf(type.workflow).resetInDuplicate,
  }
  let values = copied
  for (const [name, field] of Object.entries(type.fields)) {
    if (name === slug || (!isName(type, name) && !field.unique)) continue
    values = isName(type, name) || field.required !== 'optional' ? await freelyNamed(tx, type, values, name) : { ...values, [name]: null }
  }
  const own = await tx.hooks[type.name]?.beforeDuplicate?.(values, hookContext(tx, type, updateEntry))
  // A copy has the values of its source, also those that the author may not write.
  return createEntry(withoutCustomRole(tx), type, own ?? values)
}
