import { expect, test } from 'vitest'
import { AppError, appErrorOf, isAppError, routeError } from './app-error.ts'
import { fetchError, HttpError } from './http-error.ts'

test('is 500 and not fatal unless it says otherwise', () => {
  expect(new AppError()).toMatchObject({ message: '500', statusCode: 500, statusMessage: '', data: null, fatal: false })
  const error = new AppError({ statusCode: 404, statusMessage: 'Not Found', data: { slug: 'a' }, fatal: true })
  expect([error.statusCode, error.statusMessage, error.data, error.fatal, error.message]).toEqual([
    404,
    'Not Found',
    { slug: 'a' },
    true,
    'Not Found',
  ])
})

test('a failed call brings its status, status text and body', () => {
  const error = appErrorOf(new HttpError(503, 'Service Unavailable', { why: 'busy' }), { fatal: true })
  expect(error).toMatchObject({ statusCode: 503, statusMessage: 'Service Unavailable', data: { why: 'busy' }, fatal: true })
  expect(appErrorOf(fetchError(new TypeError('offline')))).toMatchObject({ statusCode: 500, statusMessage: 'Fetch Error', data: null })
})

test('a problem brings its title, also where the protocol has no status texts', () => {
  const problem = { type: 'urn:captain:problem:not-found', title: '見つかりませんでした', status: 404, code: 'not-found' }
  const expected = { statusCode: 404, statusMessage: '見つかりませんでした', data: problem, fatal: false }
  expect(appErrorOf(problem)).toMatchObject(expected)
  expect(appErrorOf(new HttpError(404, '', problem))).toMatchObject(expected)
})

test('anything else tells nothing', () => {
  const cause = new TypeError('secret of the database')
  expect(appErrorOf(cause)).toMatchObject({ statusCode: 500, statusMessage: 'Internal Server Error', data: null, fatal: false, cause })
  expect(appErrorOf('text').statusCode).toBe(500)
})

test('is known again and stays itself', () => {
  const error = routeError('/article/nope')
  expect([isAppError(error), isAppError(new Error('x')), isAppError({ statusCode: 404 })]).toEqual([true, false, false])
  expect(appErrorOf(error)).toBe(error)
})

test('a refused route is fatal, with its own answer or 404 and the path', () => {
  expect(routeError('/article/nope')).toMatchObject({ statusCode: 404, statusMessage: 'Page Not Found: /article/nope', fatal: true })
  expect(routeError('/x', { statusCode: 403, statusMessage: 'Forbidden' })).toMatchObject({ statusCode: 403, statusMessage: 'Forbidden' })
})
