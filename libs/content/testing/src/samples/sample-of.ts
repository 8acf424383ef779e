import { TIME_STEP, type AnyField, type ConfigOf, type Fields, type Kind } from '@captain/content-core'
import { dateInTimeZone, type Locale } from '@captain/locale'
import { fitBytes } from './fit-bytes.ts'
import { randomLetters, randomWord } from './random-text.ts'
import { richTextSample } from './rich-text-sample.ts'
import type { SampleRequest } from './sample-context.ts'

const DAY = 86_400_000

const line = ({ locale }: SampleRequest): string => (locale === 'ja' ? `${randomWord()}の見本` : `Sample ${randomLetters(8)}`)

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value))

const day = ({ now, place, row, variant }: SampleRequest, step: number): Date =>
  new Date(now.getTime() + (place + row + variant * step) * DAY)

const chosen = <T>(options: readonly T[], variant: number): readonly T[] =>
  options.length >= 4
    ? options.slice(variant * 2, variant * 2 + 2)
    : options.slice(variant % options.length, (variant % options.length) + 1)

const decimalBetween = (min: number, max: number, { scale }: ConfigOf['decimal'], variant: number): string =>
  (min + (max - min) * (variant === 0 ? 0.25 : 0.75)).toFixed(scale)

const fieldsOf = (of: ConfigOf['group']['of'], request: SampleRequest) =>
  Object.fromEntries(Object.entries(of as Fields).map(([name, field], place) => [name, sampleOf(field, { ...request, place })]))

/** PNGs of four pixels, each in a different colour. */
const SMALL_PICTURES = [
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQI12PYEiwPRAwQCgAiigSZpX4fUgAAAABJRU5ErkJggg==',
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQI12OQje4HIgYIBQAbCgQdK7T6tAAAAABJRU5ErkJggg==',
] as const

const KIND_SAMPLES: { readonly [K in Kind]: (config: ConfigOf[K], request: SampleRequest) => unknown } = {
  text: ({ maxBytes }, request) => fitBytes(line(request), maxBytes),
  longText: ({ maxBytes }, request) => fitBytes(`${line(request)}\n${line(request)}`, maxBytes),
  slug: () => `sample-${randomLetters(10)}`,
  url: () => `https://example.com/${randomLetters(12)}`,
  email: () => `${randomLetters(10).toLowerCase()}@example.com`,
  phone: (_config, { variant }) => (variant === 0 ? '03-0000-1234' : '06-0000-5678'),
  postalCode: (_config, { variant }) => (variant === 0 ? '000-0012' : '000-0034'),
  int: ({ min, max }, { place, row, variant }) => clamp(Math.max(min, 0) + place + row + 1 + variant * 7, min, max),
  decimal: (config, { variant }) => decimalBetween(Number(config.min ?? '0'), Number(config.max ?? '100'), config, variant),
  price: ({ taxRate }, { place, variant }) => ({
    amount: (place + 1) * 100 + variant * 55,
    taxMode: variant === 0 ? 'included' : 'excluded',
    taxRate,
  }),
  boolean: (_config, { variant }) => variant === 1,
  date: (_config, request) => dateInTimeZone(day(request, 60)),
  dateTime: (_config, request) => day(request, 60).toISOString(),
  month: (_config, request) => dateInTimeZone(day(request, 60)).slice(0, 7),
  time: ({ max }, { place, variant }) => clamp(600 + (place + variant) * TIME_STEP, 0, max),
  select: ({ options }, { row, variant }) => options[(row + variant) % options.length],
  multiSelect: ({ options }, { variant }) => chosen(options, variant),
  tags: () => [randomWord(), `tag-${randomLetters(8)}`],
  color: (_config, { variant }) => (variant === 0 ? '#1D5B8F' : '#7A4A2B'),
  icon: (_config, { variant }) => (variant === 0 ? '/icons/menu/article.svg' : '/icons/menu/category.svg'),
  image: (_config, { targets, variant }) => targets.image(variant),
  file: ({ accept }, { targets, variant }) => targets.file(accept, variant),
  inlineImage: (_config, { variant }) => `data:image/png;base64,${SMALL_PICTURES[variant === 0 ? 0 : 1]}`,
  // Secrets are never returned, so no test could compare them.
  secret: () => null,
  richText: ({ blocks }, request) => richTextSample(blocks, () => line(request), request.targets.picture(request.variant)),
  reference: ({ to }, { targets, variant }) => targets.record(to, variant),
  references: ({ to }, { targets, variant }) => [targets.record(to, variant)].filter((id) => id !== ''),
  member: (_config, { targets, variant }) => targets.member(variant),
  group: ({ of }, request) => fieldsOf(of, request),
  list: ({ of, min, max }, request) =>
    Array.from({ length: clamp(2, Math.max(min, 1), max) }, (_unused, row) => fieldsOf(of, { ...request, row })),
}

/**
 * Returns a valid value of a field by its kind alone, in both languages if it is localised; the rules of the declaration are applied
 * afterwards.
 */
export const sampleOf = (field: AnyField, request: Omit<SampleRequest, 'locale'>): unknown => {
  const make = KIND_SAMPLES[field.kind] as (config: AnyField['config'], full: SampleRequest) => unknown
  const side = (locale: Locale) => make(field.config, { ...request, locale })
  return field.localized ? { ja: side('ja'), en: side('en') } : side('ja')
}
