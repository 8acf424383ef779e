import { describe, expect, test } from 'vitest'
import * as rules from './index.ts'
import { found } from './testing/rule-table.ts'

const MB10 = 10 * 1024 * 1024
const of = (unit: string) => unit.repeat(Math.ceil(MB10 / unit.length))

const HOSTILE: Readonly<Record<string, string>> = {
  letters: of('a'),
  digits: of('1'),
  'digits and an end': `${of('1')}x`,
  hyphens: of('1-'),
  dots: of('a.'),
  slashes: of('a/'),
  spaces: of(' '),
  'zero-width': of('\u200b'),
  surrogates: of('𠮷'),
  decimals: `${of('1')}.${of('1')}`,
  address: `https://www.google.com/maps/${of('a/')}`,
  'data URI': `data:image/png;base64,${of('A')}=`,
  'e-mail': `${of('a')}@${of('a.')}`,
  country: `+81-${of('1')}`,
}

const TEXT_RULES = [
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
].map((make) => make())

const OTHERS = [
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

const NUMBER_RULES = [rules.integer, rules.decimal1, rules.decimal2, rules.decimal3, rules.maxInt32, rules.maxDec2, rules.maxDec3]

describe('10 MB of text', () => {
  test.each(Object.entries(HOSTILE))('%s are answered at once by every rule', (_, text) => {
    const slow: string[] = []
    const timed = (code: string, run: () => void) => {
      const start = performance.now()
      run()
      const took = performance.now() - start
      // Linear work takes some milliseconds here, anything quadratic hours.
      if (took > 500) slow.push(`${code}: ${Math.round(took)} ms`)
    }
    for (const rule of [...TEXT_RULES, ...OTHERS]) timed(rule.type, () => found(rule, text))
    for (const rule of NUMBER_RULES.map((make) => make<string>())) timed(rule.type, () => found(rule, text))
    expect(slow).toEqual([])
  })
})
