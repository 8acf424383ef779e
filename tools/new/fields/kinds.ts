import { isFileType, type Kind } from '@captain/content-core'
import { refuse } from '../refusal.ts'
import { quoted, wordsInCode, type FieldPlan, type Words } from './field-plan.ts'

/** Input for the values of a demo record. */
export type SampleContext = {
  readonly type: Words
  readonly typeName: string
  /** 1 for the first demo record, 2 for the second. */
  readonly n: 1 | 2
  readonly isTitle: boolean
  readonly color: string
}

/** How the generator writes a kind of field. */
export type KindWriter = {
  /** Options in code that only this kind has, from the text in parentheses. */
  readonly config: (field: FieldPlan) => readonly string[]
  /** The value of a demo record in code; null leaves the field empty. */
  readonly sample: ((field: FieldPlan, context: SampleContext) => string) | null
  readonly isColumn?: true
  readonly isFilter?: true
  readonly isLocalizable?: true
  /** Kinds that senders of an inbox may fill in. */
  readonly isSent?: true
}

const wholeOf = ({ name, argument }: FieldPlan, initial: number): number => {
  if (argument === '') return initial
  return /^[1-9]\d*$/.test(argument) ? Number(argument) : refuse(`“${name}” says (${argument}), which is no number of bytes.`)
}

const bytes = (initial: number) => (field: FieldPlan) => [`maxBytes: ${wholeOf(field, initial)}`]

const nothing = ({ name, kind, argument }: FieldPlan) =>
  argument === '' ? [] : refuse(`“${name}” says (${argument}), but a field of kind ${kind} takes nothing in parentheses.`)

const target = ({ name, argument, flags }: FieldPlan) => {
  if (argument === '') refuse(`“${name}” must say in parentheses which type it points to, such as ${name}:reference(category).`)
  return [`to: ${quoted(argument)}`, `onDelete: ${flags.has('required') ? "'restrict'" : "'set-null'"}`]
}

const options = ({ name, kind, options: found }: FieldPlan) =>
  found.length === 0
    ? refuse(`“${name}” must name its options in parentheses, such as ${name}:${kind}(green=緑茶/Green tea|black=紅茶/Black tea).`)
    : [`options: [${found.map(({ value }) => quoted(value)).join(', ')}]`]

const fits = (text: string, max: number): boolean => Buffer.byteLength(text) <= max

const firstThatFits = (candidates: readonly string[], max: number): string => candidates.find((text) => fits(text, max)) ?? ''

const textSample =
  (initial: number): NonNullable<KindWriter['sample']> =>
  (field, { type, n, isTitle }) => {
    const max = wholeOf(field, initial)
    const number = isTitle || field.flags.has('unique') ? String(n) : ''
    const thing = isTitle ? type : field.label
    const ja = firstThatFits([`${thing.ja}の見本${number}`, `見本${number}`, String(n)], max)
    if (!field.flags.has('localized')) return quoted(ja)
    return wordsInCode({
      ja,
      en: firstThatFits([`Sample ${thing.en.toLowerCase()} ${number}`.trim(), `Sample ${number}`.trim(), String(n)], max),
    })
  }

const bodySample: NonNullable<KindWriter['sample']> = (field, { type }) => {
  const ja = `seedDocument(${quoted(`${type.ja}の見本の文章です。`)})`
  return field.flags.has('localized') ? `{ ja: ${ja}, en: seedDocument(${quoted(`A sample text of ${type.en.toLowerCase()}.`)}) }` : ja
}

const SCALES = ['1', '2', '3']

const scale = ({ name, argument }: FieldPlan) =>
  argument === '' || SCALES.includes(argument)
    ? [`scale: ${argument || '1'}`]
    : refuse(`“${name}” says (${argument}), but a decimal has 1, 2 or 3 places.`)

const fileTypes = ({ name, argument }: FieldPlan) => {
  const types = argument === '' ? ['pdf'] : argument.split('|')
  const unknown = types.find((type) => !isFileType(type))
  return unknown === undefined
    ? [`accept: [${types.map(quoted).join(', ')}]`]
    : refuse(`“${name}” accepts “${unknown}”, which is no type of file.`)
}

/** All kinds except groups and lists, whose fields are written by hand. */
export const KIND_WRITERS: Readonly<Record<string, KindWriter>> = {
  text: { config: bytes(150), sample: textSample(150), isColumn: true, isLocalizable: true, isSent: true },
  longText: { config: bytes(1500), sample: textSample(1500), isLocalizable: true, isSent: true },
  slug: { config: nothing, sample: (_field, { typeName, n }) => quoted(`sample-${typeName}-${n}`) },
  url: { config: nothing, sample: (_field, { n }) => quoted(`https://www.example.com/${n}`), isSent: true },
  email: { config: nothing, sample: (_field, { n }) => quoted(`sample${n}@example.com`), isColumn: true, isSent: true },
  phone: { config: nothing, sample: (_field, { n }) => quoted(`03-0000-000${n}`), isSent: true },
  postalCode: { config: nothing, sample: (_field, { n }) => quoted(`100-000${n}`), isSent: true },
  int: { config: nothing, sample: (_field, { n }) => String(n), isColumn: true, isSent: true },
  decimal: { config: scale, sample: (_field, { n }) => quoted(`${n}.5`), isColumn: true },
  price: {
    config: nothing,
    sample: (_field, { n }) => `{ amount: ${n * 500}, taxMode: 'included', taxRate: 'standard' }`,
    isColumn: true,
  },
  boolean: { config: nothing, sample: (_field, { n }) => String(n === 1), isColumn: true, isFilter: true, isSent: true },
  date: { config: nothing, sample: (_field, { n }) => `seeder.day(${n})`, isColumn: true, isSent: true },
  dateTime: { config: nothing, sample: (_field, { n }) => `seeder.at(${n}, '10:00')`, isColumn: true },
  time: { config: nothing, sample: (_field, { n }) => String(600 + n * 60), isColumn: true },
  month: { config: nothing, sample: () => 'seeder.day(0).slice(0, 7)', isColumn: true },
  select: {
    config: options,
    sample: ({ options: found }, { n }) => quoted((found[n - 1] ?? found[0])?.value ?? ''),
    isColumn: true,
    isFilter: true,
    isSent: true,
  },
  multiSelect: {
    config: options,
    sample: ({ options: found }) => `[${quoted(found[0]?.value ?? '')}]`,
    isColumn: true,
    isFilter: true,
    isSent: true,
  },
  tags: { config: nothing, sample: () => "['見本']" },
  color: { config: nothing, sample: (_field, { color }) => quoted(color), isColumn: true },
  icon: { config: nothing, sample: null },
  image: {
    config: nothing,
    sample: (field, { type, n, color }) =>
      `await seeder.picture({ name: ${quoted(`${type.ja}の${field.label.ja}${n}`)}, color: ${quoted(color)} })`,
    isColumn: true,
  },
  file: { config: fileTypes, sample: null },
  inlineImage: { config: bytes(200_000), sample: null, isColumn: true },
  secret: { config: bytes(200), sample: null },
  richText: { config: nothing, sample: bodySample, isLocalizable: true },
  reference: { config: target, sample: null, isColumn: true, isFilter: true },
  references: { config: target, sample: null },
  member: { config: nothing, sample: null, isFilter: true },
} satisfies Record<Exclude<Kind, 'group' | 'list'>, KindWriter>
