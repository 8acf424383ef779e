import { expect, it } from 'vitest'
import { escapeFormula, unescapeFormula } from './neutral.ts'

it.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1',
  '＋1',
  '－1',
  '＠1',
  '0312345678',
  '4901234567894',
  "'=1",
  "''0123",
])('puts a mark before %j and takes it off again', (text) => {
  expect(escapeFormula(text)).toBe(`'${text}`)
  expect(unescapeFormula(escapeFormula(text))).toBe(text)
})

it.each(['', 'カレー', '1100', '0', '03-1234-5678', "'quoted'", "O'Brien", '1=1', 'a\n=1'])('leaves %j as it is', (text) => {
  expect(escapeFormula(text)).toBe(text)
  expect(unescapeFormula(text)).toBe(text)
})
