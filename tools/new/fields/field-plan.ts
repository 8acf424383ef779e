/** Labels of one thing in both languages. */
export type Words = { readonly ja: string; readonly en: string }

export const FLAGS = ['required', 'publish', 'public', 'detail', 'localized', 'unique'] as const
export type Flag = (typeof FLAGS)[number]

export type OptionPlan = Words & { readonly value: string }

/** A requested field. */
export type FieldPlan = {
  readonly name: string
  readonly kind: string
  /** Text in parentheses: a number, file types, or the type of a reference. */
  readonly argument: string
  readonly options: readonly OptionPlan[]
  readonly flags: ReadonlySet<Flag>
  readonly label: Words
}

/** Quotes text in single quotes. */
export const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

const NAME = /^[a-z][A-Za-z0-9]*$/

/** Formats a key of an object in code. */
export const keyOf = (name: string): string => (NAME.test(name) ? name : quoted(name))

export const wordsInCode = ({ ja, en }: Words): string => `{ ja: ${quoted(ja)}, en: ${quoted(en)} }`
