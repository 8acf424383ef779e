import { expect, test } from 'vitest'
import { conflict, invalid, notFound, tooManyRequests } from './errors.ts'
import { HttpError } from '@captain/http-core'
import { problemDocument } from './problem-error.ts'
import { problemResponse } from './problem-response.ts'

test('is a problem document with a stable code and a title in the language', () => {
  expect(problemDocument(notFound(), 'ja')).toEqual({
    type: 'urn:captain:problem:not-found',
    title: '見つかりませんでした',
    status: 404,
    code: 'not-found',
  })
  expect(problemDocument(notFound(), 'en').title).toBe('Not found')
})

test('carries what belongs to the code', async () => {
  const issue = { path: 'name.ja', rule: 'requiredInput', params: {}, message: '入力してください' }
  const answer = problemResponse(invalid([issue]), 'ja')
  expect(answer.status).toBe(422)
  expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  expect(await answer.json()).toMatchObject({ code: 'invalid', issues: [issue] })
  expect(problemDocument(conflict({ code: 'version-conflict', current: 3 }), 'en')).toMatchObject({
    status: 409,
    code: 'version-conflict',
    current: 3,
  })
})

test('says when to try again, in whole seconds', () => {
  expect(problemResponse(tooManyRequests(1.2), 'ja').headers.get('retry-after')).toBe('2')
})

test('tells problems from other bodies', () => {
  expect(
    [problemDocument(notFound(), 'ja'), { code: 'x' }, null, 'not-found', []].map(
      (body) => new HttpError(404, 'Not Found', body).problem !== null,
    ),
  ).toEqual([true, false, false, false, false])
})
