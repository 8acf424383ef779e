import { describe, expect, it } from 'vitest'
import { kana, maxFullWidth, onlyTrue } from '@captain/validation'
import { checkPlainSubmission } from './check-plain-submission.ts'
import type { CrossCheck } from './cross-check.ts'
import { boolean } from '../fields/boolean.ts'
import { date } from '../fields/date.ts'
import { email } from '../fields/email.ts'
import { int } from '../fields/int.ts'
import { longText } from '../fields/long-text.ts'
import { phone } from '../fields/phone.ts'
import { select } from '../fields/select.ts'
import { text } from '../fields/text.ts'
import { defineSubmission } from '../declaration/submission.ts'
import { validateSubmission } from './validate.ts'

type Addresses = { readonly email: string; readonly again: string }

const same: CrossCheck<Addresses> = {
  path: 'again',
  rule: 'custom',
  params: { ja: '違います。', en: 'Not the same.' },
  test: ({ email: one, again }) => one.length === again.length && one === again,
}

const form = defineSubmission({
  fields: {
    kind: select({ options: ['a', 'b'], required: true }),
    name: text({ maxBytes: 30, required: true }),
    kana: text({ maxBytes: 30, rules: [kana()] }),
    email: email({ required: true }),
    again: email({ required: true }),
    phone: phone({}),
    day: date({}),
    body: longText({ maxBytes: 60, required: true, rules: [maxFullWidth(10)] }),
    agreed: boolean({ required: true, rules: [onlyTrue()] }),
  },
  checks: [same],
})

const RIGHT = { kind: 'a', name: '港', email: 'A@cat.example', again: 'a@cat.example', body: '船が着く。', agreed: true }

const pathsOf = (sent: Readonly<Record<string, unknown>>) => {
  const checked = checkPlainSubmission(form, sent)
  return checked.ok ? [] : checked.issues.map(({ path, rule }) => `${path} ${rule}`)
}

describe('what the public sends', () => {
  it.each([
    ['nothing', {}],
    ['all that is right', RIGHT],
    ['all that is wrong', { kind: 'c', name: '  ', kana: '漢字', email: 'a', again: 'b', phone: '1', day: '1', body: 'あ'.repeat(11) }],
    ['two addresses', { ...RIGHT, again: 'b@cat.example' }],
    ['lists for texts', { ...RIGHT, name: ['a'], agreed: 'yes' }],
    ['what nobody asked for', { ...RIGHT, more: 1 }],
  ])('is judged alike by the kinds of a form and by all: %s', (_what, sent) => {
    expect(checkPlainSubmission(form, sent)).toEqual(validateSubmission(form, sent))
  })

  it('is told all its mistakes at once, those between fields too', () => {
    expect(pathsOf({ ...RIGHT, name: '', again: 'b@cat.example' })).toEqual(['name requiredInput', 'again custom'])
  })

  it('is asked nothing of fields that are wrong themselves', () => {
    expect(pathsOf({ ...RIGHT, email: 'nobody' })).toEqual(['email email'])
    expect(pathsOf({ ...RIGHT, again: '' })).toEqual(['again requiredInput'])
  })

  it('is stored in the form of its kinds', () => {
    expect(checkPlainSubmission(form, { ...RIGHT, body: ' 一\r\n二 ' })).toMatchObject({
      ok: true,
      values: { email: 'a@cat.example', body: '一\n二', phone: null },
    })
  })
})

it('a form of single values takes no other kinds', () => {
  expect(() => checkPlainSubmission(defineSubmission({ fields: { many: int({}) } }), {})).toThrow(/int: is not a kind of plain forms/)
})
