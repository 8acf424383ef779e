import { isEmptyValue, sentField, type AnyContentType, type AnyRecord, type Fields, type Kind } from '@captain/content-core'
import { documentSections } from '../../../transitions/handled-fields.ts'

/** A section of a message with the fields that have a value. */
export type LetterSection = { readonly section: string; readonly fields: Fields }

export type LetterParts = {
  /** The field with the message itself. */
  readonly message: string | null
  /** What the sender chose or added, in the order of the declaration. */
  readonly about: readonly LetterSection[]
  /** The section with the sender's address. */
  readonly sender: LetterSection | null
  /** Sections with values that the server recorded. */
  readonly technical: readonly LetterSection[]
}

const filled = (type: AnyContentType, record: AnyRecord, names: readonly string[]): Fields =>
  Object.fromEntries(
    names.flatMap((name) => {
      const field = type.fields[name]
      return field === undefined || isEmptyValue(field, record[name]) ? [] : [[name, field] as const]
    }),
  )

/** Returns the parts of a message as a letter: its text, what belongs to it, who wrote it, and how it came in. */
export const letterParts = (type: AnyContentType, record: AnyRecord): LetterParts => {
  const message = sentField(type, 'longText')
  const address = sentField(type, 'email')
  const all = documentSections(type).map(([section, names]) => ({
    section,
    isSender: address !== null && names.includes(address),
    isTechnical: names.some((name) => type.fields[name]?.setBy === 'server'),
    fields: filled(
      type,
      record,
      names.filter((name) => name !== message && name !== type.title),
    ),
  }))
  const shown = all.filter(({ fields }) => Object.keys(fields).length > 0)
  return {
    message,
    about: shown.filter(({ isSender, isTechnical }) => !isSender && !isTechnical),
    sender: shown.find(({ isSender }) => isSender) ?? null,
    technical: shown.filter(({ isSender, isTechnical }) => isTechnical && !isSender),
  }
}

/** Kinds whose values are instants. */
const MOMENTS: { readonly [K in Kind]?: true } = { dateTime: true }

/** Returns when a message came in: the first time that the server recorded, else the creation of the record. */
export const receivedAt = (type: AnyContentType, record: AnyRecord): string => {
  const name = Object.entries(type.fields).find(([, { kind, setBy }]) => MOMENTS[kind] === true && setBy === 'server')?.[0]
  const value = name === undefined ? null : record[name]
  return typeof value === 'string' ? value : record.createdAt
}
