import { refuse } from '../refusal.ts'
import { asEnglish, familiarWords } from './familiar-words.ts'
import { FLAGS, type FieldPlan, type Flag, type OptionPlan, type Words } from './field-plan.ts'
import { KIND_WRITERS } from './kinds.ts'

const FIELD = /^([^:()]+):([A-Za-z]+)(?:\(([^()]*)\))?((?::[^:]+)*)$/
const NAME = /^[a-z][A-Za-z0-9]*$/

/** `value=Japanese/English` or the value alone. */
const optionOf = (field: string, text: string): OptionPlan => {
  const [value = '', words = ''] = text.split('=', 2)
  const [ja = '', en = ''] = words.split('/', 2)
  if (ja.trim() === '') return refuse(`“${field}” does not say what its option “${value}” is called: ${value}=日本語/English.`)
  return { value: value.trim(), ja: ja.trim(), en: en.trim() || asEnglish(value.trim()) }
}

const labelOf = (name: string, parts: readonly string[]): Words => {
  const said = (language: string) => parts.find((part) => part.startsWith(`${language}=`))?.slice(language.length + 1)
  const known = familiarWords(name)
  const ja = said('ja') ?? known?.ja
  if (ja === undefined) return refuse(`“${name}” does not say what it is called in Japanese: add :ja=… (and :en=…).`)
  return { ja, en: said('en') ?? known?.en ?? asEnglish(name) }
}

/** Kinds whose values may be required to be unique. */
const UNIQUE: ReadonlySet<string> = new Set(['text', 'slug', 'email', 'int'])

const isFlag = (text: string): text is Flag => FLAGS.some((flag) => flag === text)

const checkFlags = (name: string, kind: string, flags: ReadonlySet<Flag>): void => {
  const writer = KIND_WRITERS[kind]
  if (flags.has('localized') && writer?.isLocalizable !== true)
    refuse(`“${name}” cannot be localized: only text, longText and richText are.`)
  if ((flags.has('required') || flags.has('publish')) && writer?.sample === null)
    refuse(
      `“${name}” cannot be required from the beginning, since demo records cannot fill a field of kind ${kind}: require it once they do.`,
    )
  if (flags.has('unique') && !UNIQUE.has(kind)) refuse(`“${name}” cannot be unique: only ${[...UNIQUE].join(', ')} are.`)
  if (kind === 'secret' && (flags.has('public') || flags.has('detail'))) refuse(`“${name}” is a secret and cannot be public.`)
}

const fieldOf = (text: string): FieldPlan => {
  const [, name = '', kind = '', inside = '', rest = ''] =
    FIELD.exec(text) ?? refuse(`“${text}” is no field: write name:kind, such as price:price or name:text:required.`)
  if (!NAME.test(name)) refuse(`“${name}” is no name of a field: it is written in camelCase.`)
  if (!Object.hasOwn(KIND_WRITERS, kind)) {
    const known = Object.keys(KIND_WRITERS).join(', ')
    refuse(
      kind === 'group' || kind === 'list'
        ? `“${name}” is a ${kind}, whose fields are written by hand.`
        : `“${kind}” is no kind of field; there are ${known}.`,
    )
  }
  const parts = rest.split(':').filter((part) => part !== '')
  const words = parts.filter((part) => /^(ja|en)=/.test(part))
  const flags = parts.filter((part) => !words.includes(part))
  const unknown = flags.find((flag) => !isFlag(flag))
  if (unknown !== undefined) refuse(`“${name}” says “${unknown}”, which means nothing; there are ${FLAGS.join(', ')}, ja= and en=.`)
  const known = new Set(flags.filter(isFlag))
  checkFlags(name, kind, known)
  const hasOptions = kind === 'select' || kind === 'multiSelect'
  return {
    name,
    kind,
    argument: hasOptions ? '' : inside.trim(),
    options: hasOptions && inside !== '' ? inside.split('|').map((option) => optionOf(name, option)) : [],
    flags: known,
    label: labelOf(name, words),
  }
}

/** Parses `name:text:required,price:price`; commas inside parentheses do not separate. Refuses an invalid field. */
export const readFields = (texts: readonly string[]): readonly FieldPlan[] => {
  const parts = texts.flatMap((text) => text.split(/,(?![^()]*\))/)).map((text) => text.trim())
  const fields = parts.filter((text) => text !== '').map(fieldOf)
  const twice = fields.find(({ name }, place) => fields.findIndex((other) => other.name === name) !== place)
  if (twice !== undefined) refuse(`“${twice.name}” is there twice.`)
  return fields
}
