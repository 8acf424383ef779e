import { fitBytes } from './fit-bytes.ts'
import { randomDigits, randomKana, randomLetters } from './random-text.ts'

/** Violated rule: its parameters, the rejected value, and the byte limit of a text field. */
export type Refused = {
  readonly params: Readonly<Record<string, unknown>>
  readonly value: unknown
  readonly maxBytes: number
  readonly options: readonly string[]
}

const number = (value: unknown): number => Number(value ?? 0)

const room = (maxBytes: number, most: number): number => Math.min(maxBytes, most)

const cut = (value: unknown, count: number): unknown =>
  typeof value === 'string' ? [...value].slice(0, count).join('') : (value as readonly unknown[]).slice(0, count)

const grown = ({ value, options }: Refused, count: number): unknown => {
  const items = value as readonly unknown[]
  if (items.length >= count) return items
  if (options.length > 0) return options.slice(0, count)
  return [...items, ...Array.from({ length: count - items.length }, () => structuredClone(items.at(-1)))]
}

const minutesOf = (clock: unknown): number => {
  const [hours = 0, minutes = 0] = String(clock).split(':').map(Number)
  return hours * 60 + minutes
}

/** Values that satisfy each rule that a declaration may add to a field. Checks run again, so single rules and the field's limits win. */
export const RULE_SAMPLES: Readonly<Record<string, (refused: Refused) => unknown>> = {
  // A text too short to contain a Japanese word.
  requiredInput: ({ maxBytes }) => randomLetters(room(maxBytes, 10)),
  maxBytes: ({ value, params }) => fitBytes(String(value), number(params['maxBytes'])),
  maxFullWidth: ({ value, params }) => cut(value, number(params['max'])),
  startsWithAt: ({ maxBytes }) => `@${randomLetters(room(maxBytes, 9) - 1)}`,
  startsWithUrl: ({ params }) => `${String(params['prefix'])}${randomLetters(10)}`,
  startsWithImageDataUri: () => 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  halfWidth: ({ maxBytes }) => randomLetters(room(maxBytes, 10)),
  digits: ({ maxBytes }) => randomDigits(room(maxBytes, 10)),
  letters: ({ maxBytes }) => randomLetters(room(maxBytes, 10)),
  lettersUpper: ({ maxBytes }) => randomLetters(room(maxBytes, 10)).toUpperCase(),
  lettersLower: ({ maxBytes }) => randomLetters(room(maxBytes, 10)),
  alnum: ({ maxBytes }) => randomLetters(room(maxBytes, 10)),
  alnumLen: ({ params }) => randomLetters(number(params['length'])),
  digitsHyphen: ({ maxBytes }) => `${randomDigits(1)}-${randomDigits(room(maxBytes, 10) - 2)}`,
  digitsExact: ({ params }) => randomDigits(number(params['count'])),
  digitsMin: ({ params }) => randomDigits(number(params['count'])),
  digitsMax: ({ params }) => randomDigits(number(params['count'])),
  digitsHyphenDigits: ({ params }) => `${randomDigits(number(params['left']))}-${randomDigits(number(params['right']))}`,
  hiragana: ({ maxBytes }) => fitBytes(randomKana(8), maxBytes),
  katakana: ({ maxBytes }) => fitBytes('カタカナノミホン', maxBytes),
  kana: ({ maxBytes }) => fitBytes(randomKana(8), maxBytes),
  email: () => `${randomLetters(10)}@example.com`,
  url: () => `https://example.com/${randomLetters(12)}`,
  domain: () => `${randomLetters(10)}.example`,
  ipv4: () => '192.0.2.1',
  ipv6: () => '2001:db8:0:0:0:0:0:1',
  mac: () => '00:1A:2B:3C:4D:5E',
  slug: () => `sample-${randomLetters(10)}`,
  filePath: () => `/files/${randomLetters(10)}.pdf`,
  fileName: () => `${randomLetters(10)}.pdf`,
  iconPath: () => '/icons/menu/article.svg',
  color: () => '#1D5B8F',
  phone: () => `03-1234-${randomDigits(4)}`,
  localPhone: () => `03-1234-${randomDigits(4)}`,
  fax: () => `03-1234-${randomDigits(4)}`,
  postalCode: () => `100-${randomDigits(4)}`,
  corporateNumber: () => randomDigits(13),
  invoiceNumber: () => `T${randomDigits(13)}`,
  xId: () => randomLetters(10),
  facebookId: () => randomLetters(10),
  instagramId: () => randomLetters(10),
  lineId: () => randomLetters(10),
  youtubeChannelId: () => `UC${randomLetters(22)}`,
  notBeforeToday: ({ params }) => params['today'],
  maxDate: ({ params }) => params['max'],
  min: ({ params, value }) => (typeof value === 'number' ? number(params['min']) : String(params['min'])),
  max: ({ params, value }) => (typeof value === 'number' ? number(params['max']) : String(params['max'])),
  less: ({ params }) => number(params['less']) - 1,
  more: ({ params }) => number(params['more']) + 1,
  latestTime: ({ params }) => minutesOf(params['time']),
  timeStep: ({ value, params }) => number(value) - (number(value) % number(params['minutes'])),
  onlyTrue: () => true,
  onlyFalse: () => false,
  exactCount: (refused) => cut(grown(refused, number(refused.params['count'])), number(refused.params['count'])),
  minCount: (refused) => grown(refused, number(refused.params['count'])),
  maxCount: ({ value, params }) => cut(value, number(params['count'])),
  betweenCount: (refused) => cut(grown(refused, number(refused.params['min'])), number(refused.params['max'])),
  exactlyOneTrue: ({ value, params }) =>
    (value as readonly Readonly<Record<string, unknown>>[]).map((row, position) => ({ ...row, [String(params['flag'])]: position === 0 })),
  exclusiveOption: ({ value }) => cut(value, 1),
}
