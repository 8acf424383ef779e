import { AuthError } from '@captain/auth-react'
import { HttpError, routeError } from '@captain/http-core'
import { expect, test } from 'vitest'
import { failureOf } from './failure-of.ts'

test.each([
  [new HttpError(403, 'Forbidden', null), 403, 'Forbidden'],
  [
    new HttpError(503, '', { type: 'urn:captain:problem:unavailable', title: '混み合っています', status: 503, code: 'unavailable' }),
    503,
    '混み合っています',
  ],
  [new AuthError('offline'), 500, 'Fetch Error'],
  [new AuthError('unavailable'), 503, 'Service Unavailable'],
  [routeError('/captain/tenant/nowhere'), 404, 'Page Not Found: /captain/tenant/nowhere'],
  [new TypeError('Failed to fetch dynamically imported module: /captain-assets/load-home.js'), 500, 'Fetch Error'],
  [new TypeError('error loading dynamically imported module: /captain-assets/load-home.js'), 500, 'Fetch Error'],
  [new TypeError('Importing a module script failed.'), 500, 'Fetch Error'],
  [new Error('Unable to preload CSS for /captain-assets/list.css'), 500, 'Fetch Error'],
  [new TypeError('secret'), 500, 'Internal Server Error'],
])('%s is told as %i %s', (error, statusCode, statusMessage) => {
  expect(failureOf(error)).toMatchObject({ statusCode, statusMessage })
})
