import {
  boolean,
  color,
  date,
  dateTime,
  decimal,
  defineContentType,
  email,
  file,
  group,
  icon,
  image,
  inlineImage,
  int,
  list,
  longText,
  member,
  month,
  multiSelect,
  phone,
  postalCode,
  price,
  reference,
  references,
  richText,
  secret,
  select,
  slug,
  tags,
  text,
  time,
  url,
  whereOf,
  type AnyContentType,
  type AnyField,
  type Fields,
  type FilterCondition,
  type Kind,
  type NamedFilter,
} from '@captain/content-core'
import { sampleFilterInputs } from '../../libs/content/core/src/declaration/filter-input.ts'

/** A field of each kind without options that may be left out. */
const PLAIN_FIELDS: Readonly<Record<Kind, AnyField>> = {
  boolean: boolean({}),
  color: color({}),
  date: date({}),
  dateTime: dateTime({}),
  decimal: decimal({ scale: 1 }),
  email: email({}),
  file: file({ accept: ['pdf'] }),
  group: group({ of: {} }),
  icon: icon({}),
  image: image({}),
  inlineImage: inlineImage({ maxBytes: 1 }),
  int: int({}),
  list: list({ of: {}, max: 1 }),
  longText: longText({ maxBytes: 1 }),
  member: member({}),
  month: month({}),
  multiSelect: multiSelect({ options: [] }),
  phone: phone({}),
  postalCode: postalCode({}),
  price: price({}),
  reference: reference({ to: 'tea', onDelete: 'restrict' }),
  references: references({ to: 'tea', onDelete: 'restrict' }),
  richText: richText({}),
  secret: secret({ maxBytes: 1 }),
  select: select({ options: [] }),
  slug: slug({}),
  tags: tags({}),
  text: text({ maxBytes: 1 }),
  time: time({}),
  url: url({}),
}

/** Options whose property in a content type or field has another name. */
const OPTION_NAMES: Readonly<Record<string, string>> = {
  isHome: 'isTenantHome',
  isHashed: 'hashed',
  isLocal: 'local',
  isReadOnlyInForm: 'inForm',
  isRevealable: 'revealable',
  visibility: 'public',
}

/** A content type of a workflow without options that may be left out. */
const plainType = ({ workflow }: AnyContentType) =>
  defineContentType({
    name: 'plain',
    workflow,
    screens: [],
    group: 'site',
    icon: 'leaf',
    title: 'name',
    columns: [],
    sections: {},
    fields: { name: PLAIN_FIELDS.text },
  })

/** Returns a value as text, functions by their source, so that equal values have equal texts. */
const asText = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) => (typeof part === 'function' ? String(part) : part)) ?? ''

/** Returns the options whose properties differ between two objects. */
const differing = (one: object, other: object): readonly string[] => {
  const plain = new Map<string, unknown>(Object.entries(other))
  return Object.entries(one)
    .filter(([name, value]) => asText(value) !== asText(plain.get(name)))
    .map(([name]) => OPTION_NAMES[name] ?? name)
}

const isField = (value: unknown): value is AnyField => typeof value === 'object' && value !== null && 'kind' in value && 'config' in value

/** Returns the fields in rows and groups, too. */
const withNested = (fields: Fields): readonly AnyField[] =>
  Object.values(fields).flatMap((field) => {
    const inside: Fields =
      'of' in field.config
        ? Object.fromEntries(Object.entries(field.config.of).filter((entry): entry is [string, AnyField] => isField(entry[1])))
        : {}
    return [field, ...withNested(inside)]
  })

const ofField = (field: AnyField): readonly string[] => {
  const { config, ...common } = field
  const { config: plainConfig, ...plain } = PLAIN_FIELDS[field.kind]
  const own = differing(config, plainConfig).map((name) => (field.kind === 'image' && name === 'accept' ? 'svg' : name))
  const shared = differing(common, plain)
  return [...shared.map((name) => `FieldOptions.${name}`), ...[...own, ...shared].map((name) => `${field.kind}.${name}`)]
}

const keysOf = (type: string, values: readonly object[]): readonly string[] =>
  values.flatMap((value) => Object.keys(value).map((name) => `${type}.${name}`))

/** Returns the conditions of a filter for values that together reach all of them. */
const sampleConditions = (filter: NamedFilter): readonly FilterCondition[] =>
  sampleFilterInputs(filter.input).flatMap((value) => whereOf(filter, value, '2026-04-01') ?? [])

const ofSubmission = ({ submission }: AnyContentType): readonly string[] => {
  if (submission === null) return []
  const hasOwnLimit = submission.perHour !== 5
  return [
    ...(hasOwnLimit ? ['SubmissionOptions.perHour'] : []),
    ...(submission.checks.length > 0 ? ['SubmissionOptions.checks'] : []),
    ...withNested(submission.fields).flatMap(ofField),
  ]
}

/** Returns the options that a content type uses, as `Type.option`. */
const optionsUsedBy = (type: AnyContentType): ReadonlySet<string> => {
  const named = Object.values(type.namedFilters)
  const { fields, ...others } = type
  return new Set([
    ...differing(others, plainType(type)).map((name) => `Declaration.${name}`),
    ...withNested(fields).flatMap(ofField),
    ...ofSubmission(type),
    ...keysOf(
      'ColumnFormat',
      Object.values(type.columnFormats).filter((format) => format !== undefined),
    ),
    ...keysOf('NamedFilter', named),
    ...keysOf(
      'FilterInput',
      named.map(({ input }) => input),
    ),
    ...keysOf('FilterCondition', named.flatMap(sampleConditions)),
    ...keysOf('CrossCheck', [...type.checks, ...type.warnings]),
    ...keysOf(
      'TransitionOptions',
      Object.values(type.transitions).filter((options) => options !== undefined),
    ),
  ])
}

/** Returns by option, as `Type.option`, how many content types use it. */
export const optionUses = (types: readonly AnyContentType[]): ReadonlyMap<string, number> => {
  const uses = new Map<string, number>()
  for (const option of types.flatMap((type) => [...optionsUsedBy(type)])) uses.set(option, (uses.get(option) ?? 0) + 1)
  return uses
}
