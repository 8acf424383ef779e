import { keysOf } from '@captain/validation'
import { ruleCodesOf, type AnyField } from '@captain/content-core'
import { submission } from '@captain/t1/contact-form'

/** The fields of the portal's contact form, by name. */
export const FIELDS: Readonly<Record<string, AnyField>> = submission.fields

/** The parts of the form in their order, each with its fields. */
export const SECTIONS = {
  kind: ['kind'],
  person: ['name', 'nameKana', 'company', 'email', 'emailConfirm', 'phone'],
  content: ['subject', 'body'],
  consent: ['agreePrivacy'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type SectionName = keyof typeof SECTIONS

export const SECTION_NAMES = keysOf(SECTIONS)

/** Hidden fields: the page fills them in, or only bots do. */
export const HIDDEN_FIELDS = ['locale', 'sourcePath', 'isBot'] as const

/** Returns the section of a field; null for a hidden field. */
export const sectionOf = (field: string): SectionName | null =>
  SECTION_NAMES.find((name) => SECTIONS[name].some((one) => one === field)) ?? null

/** Returns whether a locale asks for a field. Only Japanese asks for the reading of a name (content model, P.contact). */
export const isContactField = (field: string, locale: string): boolean => field !== 'nameKana' || locale === 'ja'

/** Between the name of a field and what is wrong with it. */
export const colonOf = (locale: string): string => (locale === 'ja' ? '：' : ': ')

/** The rules of a field by their codes; an address and a number bring their own. */
export const codesOf = (field: AnyField): readonly string[] => [field.kind, ...ruleCodesOf(field)]
