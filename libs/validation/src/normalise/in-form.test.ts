import { growthOf } from '@captain/locale/testing/growth'
import { expect, test } from 'vitest'
import { inForm } from './in-form.ts'

const marks = (count: number) => '\u0300\u0316'.repeat(count / 2)

test.each(['が', '葛\u{e0100}', 'é', 'ﾊﾟｰﾃｨｰ', '①㈱', `a${marks(30)}`, '👩\u200d🚀', '각', ''])('%j is normalised as ever', (text) => {
  for (const form of ['NFC', 'NFKC'] as const) expect(inForm(text.normalize('NFD'), form)).toBe(text.normalize('NFD').normalize(form))
})

test('what stands around endless marks is normalised, and once is enough', () => {
  const ga = 'が'.normalize('NFD')
  const once = inForm(`${ga}x${marks(100)}${ga}y${marks(100)}${ga}`, 'NFC')
  expect(once.replaceAll(/\p{M}/gu, '')).toBe('がxがyが')
  expect(inForm(once, 'NFC')).toBe(once)
})

test.each(['\u0300\u0316', '\u0316\u0300', '\uff9e\u0300', '\u0f71\u0f72\u0f74'])('any number of %j takes linear time', async (marks) => {
  const textOf = (count: number) => `a${marks.repeat(count)}`
  expect(await growthOf(200, textOf, (text) => inForm(text, 'NFKC'))).toBeLessThan(10)
})
