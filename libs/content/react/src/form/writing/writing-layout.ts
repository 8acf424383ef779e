import { isRichText, type AnyContentType, type Kind } from '@captain/content-core'
import { readOnlyFields, sectionFields } from '../section-fields.ts'

/** A section of the form with the names of the fields that it shows here. */
export type Part = { readonly section: string; readonly names: readonly string[] }

/** Where the fields of a type that is mainly a text stand. */
export type WritingLayout = {
  /** The title and what leads into the text, as the head of a page. */
  readonly head: Part
  /** The text, and sections that need its width. */
  readonly page: readonly Part[]
  /** The other sections, next to the page. */
  readonly rail: readonly Part[]
}

/** Kinds that lead into a text, and those whose inputs need more width than the rail has. */
const PLACES: { readonly [K in Kind]?: 'lead' | 'below' } = { longText: 'lead', list: 'below', price: 'below', richText: 'below' }

const isLocalized = (type: AnyContentType, name: string): boolean => type.fields[name]?.localized === true

const placeOf = (type: AnyContentType, name: string) => {
  const field = type.fields[name]
  return field === undefined ? undefined : PLACES[field.kind]
}

const isText = (type: AnyContentType, [name]: readonly string[]): boolean =>
  name !== undefined && isLocalized(type, name) && isRichText(type.fields[name])

/**
 * Derives the writing layout of a type from its declaration; null if the type is no text. It is one if a section begins with a localized
 * rich text and the title is a localized text too.
 */
export const writingLayoutOf = (type: AnyContentType): WritingLayout | null => {
  const parts = Object.entries(type.sections).map(([section, names]): Part => ({
    section,
    names: Object.keys({ ...sectionFields(type, names), ...readOnlyFields(type, names) }),
  }))
  const text = parts.find(({ names }) => isText(type, names))
  const title = parts.find(({ names }) => names.includes(type.title))
  if (text === undefined || title === undefined || title === text || !isLocalized(type, type.title)) return null
  const leads = title.names.filter((name) => isLocalized(type, name) && placeOf(type, name) === 'lead')
  const head: Part = { section: title.section, names: [type.title, ...leads] }
  const others = parts
    .filter((part) => part !== text)
    .map(({ section, names }): Part => ({ section, names: names.filter((name) => !head.names.includes(name) || section !== head.section) }))
    .filter(({ names }) => names.length > 0)
  const isWide = ({ names }: Part) => names.some((name) => placeOf(type, name) === 'below')
  return { head, page: [text, ...others.filter(isWide)], rail: others.filter((part) => !isWide(part)) }
}
