import { HttpError } from '@captain/http-core'
import { expect, it } from 'vitest'
import { refusedCheck } from './refused-check.ts'

const PROBLEM = { type: 'urn:captain:problem:invalid-rows', title: '', status: 422, code: 'invalid-rows' }
const ISSUE = { row: 2, path: 'name', rule: 'requiredInput', params: {}, message: '入力してください。' }
const CHECK = { create: 1, update: 0, unchanged: 2, invalid: 1, errors: [ISSUE] }

const refused = (body: object) => refusedCheck(new HttpError(422, '', body))

it('reads the check in a refusal, with the issues that it can show', () => {
  expect(refused({ ...PROBLEM, ...CHECK, errors: [ISSUE, null, { row: '2' }] })).toEqual(CHECK)
})

it.each([
  ['another problem', { ...PROBLEM, ...CHECK, code: 'invalid' }],
  ['a refusal without counts', { ...PROBLEM, errors: [ISSUE] }],
  ['a refusal without errors', { ...PROBLEM, ...CHECK, errors: undefined }],
])('finds none in %s', (_name, body) => expect(refused(body)).toBeNull())

it('finds none in a failure of another kind', () => expect(refusedCheck(new Error('no connection'))).toBeNull())
