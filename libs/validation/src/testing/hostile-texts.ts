import * as rules from '../index.ts'

const filled = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length))

/** Texts of about `length` characters that would block a slow pattern, by their contents. */
export const HOSTILE_TEXTS: Readonly<Record<string, (length: number) => string>> = {
  letters: (length) => filled('a', length),
  digits: (length) => filled('1', length),
  'digits and an end': (length) => `${filled('1', length)}x`,
  hyphens: (length) => filled('1-', length),
  dots: (length) => filled('a.', length),
  slashes: (length) => filled('a/', length),
  spaces: (length) => filled(' ', length),
  'zero-width': (length) => filled('\u200b', length),
  surrogates: (length) => filled('𠮷', length),
  kana: (length) => filled('ｶﾞ', length),
  dashes: (length) => filled('１ー', length),
  'combining marks': (length) => `a${filled('\u0300\u0316', length)}`,
  decimals: (length) => `${filled('1', length / 2)}.${filled('1', length / 2)}`,
  address: (length) => `https://www.google.com/maps/${filled('a/', length)}`,
  'data URI': (length) => `data:image/png;base64,${filled('A', length)}=`,
  'e-mail': (length) => `${filled('a', length / 2)}@${filled('a.', length / 2)}`,
  'image type': (length) => `image/${filled('a', length)}`,
  channel: (length) => `UC${filled('a_-', length)}`,
  country: (length) => `+81-${filled('1', length)}`,
}

const PLAIN = [
  rules.storableText,
  rules.nonBlank,
  rules.startsWithAt,
  rules.startsWithImageDataUri,
  rules.halfWidth,
  rules.digits,
  rules.letters,
  rules.lettersUpper,
  rules.lettersLower,
  rules.alnum,
  rules.digitsHyphen,
  rules.hiragana,
  rules.katakana,
  rules.kana,
  rules.email,
  rules.url,
  rules.domain,
  rules.ipv4,
  rules.ipv6,
  rules.mac,
  rules.slug,
  rules.filePath,
  rules.fileName,
  rules.iconPath,
  rules.phone,
  rules.localPhone,
  rules.fax,
  rules.postalCode,
  rules.corporateNumber,
  rules.invoiceNumber,
  rules.xId,
  rules.facebookId,
  rules.instagramId,
  rules.lineId,
  rules.youtubeChannelId,
  rules.notBeforeToday,
  rules.imageMime,
]
const NUMBERS = [rules.integer, rules.decimal1, rules.decimal2, rules.decimal3, rules.maxInt32, rules.maxDec2, rules.maxDec3]

/** All rules on texts. */
export const TEXT_RULES: readonly rules.Rule<string>[] = [
  ...PLAIN.map((make) => make<string>()),
  ...NUMBERS.map((make) => make<string>()),
  rules.requiredInput<string>(),
  rules.requiredSelect<string>(),
  rules.maxBytes(150),
  rules.maxFullWidth(60),
  rules.startsWithUrl('https://www.google.com/maps/'),
  rules.alnumLen(8),
  rules.digitsExact(7),
  rules.digitsMin(3),
  rules.digitsMax(7),
  rules.digitsHyphenDigits(3, 4),
  rules.requiredDate(),
  rules.maxDate('today'),
]

/** All normalisers of texts, by the rule or name that uses them. */
export const TEXT_FORMS: Readonly<Record<string, rules.Normaliser>> = {
  nfc: rules.nfc,
  comparisonKey: rules.comparisonKey,
  widthComparisonKey: rules.widthComparisonKey,
  ...Object.fromEntries(
    ['postalCode', 'invoiceNumber', 'katakana', 'digits', 'url'].flatMap((code) => {
      const form = rules.normaliserFor([code])
      return form === null ? [] : [[`form of ${code}`, form] as const]
    }),
  ),
}

/** Rules on lists and objects. */
export const NESTED_RULES: readonly rules.Rule<unknown>[] = [
  rules.unique<never>(),
  rules.exactlyOneTrue<never>('isMain'),
  rules.minCount<never>(1),
  rules.requiredObjectSelect<never>(),
  rules.youtubeEmbed<never>(),
] as unknown as readonly rules.Rule<unknown>[]

/** Returns a list nested `depth` levels deep. */
export const deepList = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown

/** Returns a list of `count` empty rows, each three bytes in a request. */
export const wideList = (count: number): readonly unknown[] => Array.from({ length: count }, () => ({}))
