import { expect, test } from 'vitest'
import { registrationNumberForm } from './registration-number-form.ts'

test.each([
  ['Ｔ７０００−０１２０−５０００２', 'T7000012050002'],
  ['t7000012050002', 'T7000012050002'],
  ['T 7000012050002', 'T7000012050002'],
  ['7-0000-1205-0002', '7000012050002'],
  ['７０００', '7000'],
  ['番号なし', '番号なし'],
  ['', ''],
])('%j becomes %j', (text, kept) => {
  expect(registrationNumberForm(text)).toBe(kept)
  expect(registrationNumberForm(kept)).toBe(kept)
})
