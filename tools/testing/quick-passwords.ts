import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { isObject } from '@captain/validation'

/** The least that scrypt takes. */
const QUICK = 2

const OPTIONS = 3

/** What passwords were hashed with before this module made it cheap: as in production. */
export const scryptOptions: unknown[] = []

const scrypt = crypto.scrypt

// Hashing and verifying a password take a tenth of a second each on purpose, which was most of the time of all tests with accounts. In the
// process of the tests, the same code runs with the least cost; processes that tests start are as in production.
Reflect.set(crypto, 'scrypt', (...given: readonly unknown[]): unknown => {
  const options = given[OPTIONS]
  if (!isObject(options)) return Reflect.apply(scrypt, crypto, given)
  scryptOptions.push(options)
  return Reflect.apply(scrypt, crypto, given.with(OPTIONS, { ...options, N: QUICK }))
})
syncBuiltinESMExports()
