import { asRecord } from '@captain/validation'
import { FIELDS } from './contact-fields.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

/** A field of the form, with the element for its message and the texts of its rules. */
export type FieldPart = {
  readonly name: string
  readonly label: string
  readonly controls: readonly Control[]
  readonly error: HTMLElement
  readonly messages: Readonly<Record<string, string>>
}

export type FormParts = {
  readonly form: HTMLFormElement
  readonly locale: string
  readonly words: Readonly<Record<string, string>>
  readonly fields: ReadonlyMap<string, FieldPart>
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Parses the texts that the page contains for this script, by name. */
const wordsIn = (json: string | undefined): Readonly<Record<string, string>> => {
  const parsed = asRecord(JSON.parse(json ?? '{}'))
  return Object.fromEntries(Object.entries(parsed).filter((entry): entry is [string, string] => isText(entry[1])))
}

const fieldIn = (place: HTMLElement): readonly FieldPart[] => {
  const name = place.dataset['field'] ?? ''
  const error = place.querySelector<HTMLElement>('.field-error')
  const controls = [...place.querySelectorAll<Control>('input:not([type="hidden"]), textarea')]
  if (!(name in FIELDS) || error === null) return []
  return [{ name, label: place.dataset['label'] ?? name, controls, error, messages: wordsIn(place.dataset['messages']) }]
}

/** Returns the parts of the server-rendered form that this script needs. */
export const partsOf = (form: HTMLFormElement): FormParts => ({
  form,
  locale: form.dataset['locale'] ?? 'ja',
  words: wordsIn(form.dataset['words']),
  fields: new Map([...form.querySelectorAll<HTMLElement>('[data-field]')].flatMap(fieldIn).map((field) => [field.name, field])),
})
