import { fieldOf, type AnyContentType } from '../declaration/content-type.ts'
import { declarationError } from '../errors.ts'
import type { AnyField } from '../fields/field.ts'
import { kindOf } from '../fields/kinds.ts'
import { asSecret } from '../fields/secret.ts'
import { nestedFields } from '../fields/nested-fields.ts'
import { isPersonalField } from '../values/personal.ts'
import { unhideableFields } from '../declaration/type-rights.ts'

/** Names of fields about a person, such as `customerName`, `birthDate` and `representative`. */
const PERSON =
  /^(real|family|given|full|first|last|customer|applicant|shipping|recipient|contact|user|guest|performer)Name(Kana)?$|^birth(day|Date)$|^representative$|Person$|[fF]ax$/

/** Returns the path of a private field that suggests a person and is not declared personal; null if there is none. */
const undeclaredIn = (path: string, name: string, field: AnyField): string | null => {
  // What is public is published on purpose; a computed value is made of declared ones; a secret is shown only when it is revealed.
  if (field.personal || field.visibility !== 'private' || field.compute !== null || asSecret(field) !== null) return null
  if (kindOf(field).reachesPerson === true || PERSON.test(name)) return path
  for (const [inner, one] of Object.entries(nestedFields(field) ?? {})) {
    const found = undeclaredIn(`${path}.${inner}`, inner, one)
    if (found !== null) return found
  }
  return null
}

/**
 * Every reader sees titles, sort orders and addresses, also from other records, so personal data must not be among them. What suggests a person must be
 * declared, or the log of reads, the masks and the search for a person would miss it.
 */
export const checkPersonal = (path: string, type: AnyContentType): void => {
  for (const [part, names] of Object.entries({
    title: [type.title],
    defaultSort: type.defaultSort,
    uniqueTogether: type.uniqueTogether.flat(),
    fields: [...unhideableFields(type)],
  })) {
    const name = names.map((one) => one.replace(/^-/, '')).find((one) => isPersonalField(type, one))
    if (name !== undefined) throw declarationError(`${path}.${part}`, `names "${name}", which is personal data`)
  }
  // Editors see the value anyway, so a refusal reveals nothing to them. Visitors would learn who has sent a submission before.
  const uniquePersonal =
    type.submission === null ? undefined : Object.entries(type.fields).find(([, { personal, unique }]) => personal && unique)
  if (uniquePersonal !== undefined)
    throw declarationError(`${path}.${uniquePersonal[0]}`, 'is personal data and cannot be unique in a type with a submission')
  for (const [name, field] of Object.entries(type.fields)) {
    const found = undeclaredIn(name, name, field)
    if (found !== null && type.notPersonal[name] === undefined)
      throw declarationError(`${path}.${found}`, 'suggests a person: declare it `personal`, or say why not in `notPersonal`')
  }
  const unknown = Object.keys(type.notPersonal).find((name) => fieldOf(type, name) === null || isPersonalField(type, name))
  if (unknown !== undefined) throw declarationError(`${path}.notPersonal`, `names "${unknown}", which is no field, or personal data`)
}
