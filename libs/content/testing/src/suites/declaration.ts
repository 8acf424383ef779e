import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  clockAt,
  computedFrom,
  emptyValue,
  mistakeIn,
  ownerOnlyFields,
  readByCode,
  readFields,
  type AnyContentType,
  type AnyField,
  type ErasedMessages,
  type ReadingCode,
  type Tenant,
} from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { expect, test } from 'vitest'
import { tenantReference } from '../reference/tenant-reference.ts'
import { NOWHERE, samplesOf } from '../samples/sample-values.ts'

const DAY_MS = 86_400_000

/** Returns the path of a file in the library whose test is running, which is in the folder `src`. */
const pathInLibrary = (name: string): string => join(dirname(expect.getState().testPath ?? ''), '..', name)

/** Days after which the code of computed fields runs on the samples, whose days follow now: before, between and after them. */
const LATER = [0, 30, 3650]

/** Returns the fields that a computed field reads of records of sample and empty values. */
const readOfSamples = (type: AnyContentType, field: AnyField): readonly string[] => {
  const samples = ([0, 1] as const).map((variant) => samplesOf(type.fields, { ...NOWHERE, variant }))
  const values = Object.fromEntries(
    Object.entries(type.fields).map(([name, one]) => [name, [emptyValue(one), ...samples.map((sample) => sample[name])]]),
  )
  const clocks = LATER.map((days) => clockAt(new Date(NOWHERE.now.getTime() + days * DAY_MS)))
  return [
    ...new Set(clocks.flatMap((clock) => [...readByCode(type, (record, _before, now) => field.compute?.(record, now), values, clock)])),
  ]
}

/** Returns what is wrong with a computed field: what it reads would be revealed to roles that do not see it. */
const mistakesOf = (type: AnyContentType, name: string, field: AnyField): readonly string[] => {
  const from = computedFrom(type, name)
  const nested = [...from].filter((read) => type.fields[read]?.compute !== null)
  return [
    ...readOfSamples(type, field)
      .filter((read) => !from.has(read))
      .map((read) => `${name} reads ${read} for some values only`),
    ...nested.map((read) => `${name} reads ${read}, which is computed: or it has too many ways to be tried, or fails for some values`),
  ]
}

/** Returns the names of the code that reads owner-only fields, and whose result others see. */
const revealing = (type: AnyContentType): readonly string[] => {
  const owned = new Set(ownerOnlyFields(type))
  if (owned.size === 0) return []
  const reads = (key: unknown, code: ReadingCode): boolean => [...readFields(type, key, code)].some((name) => owned.has(name))
  return [
    ...Object.keys(type.fields).filter((name) => !owned.has(name) && [...computedFrom(type, name)].some((read) => owned.has(read))),
    ...type.checks
      .filter(
        (check) => owned.has(check.path.split('.')[0] ?? '') || reads(check, (values, before, clock) => check.test(values, before, clock)),
      )
      .map(({ path, rule }) => `${path} ${rule}`),
    ...Object.entries(type.transitions)
      .filter(([, { requires }]) => requires !== undefined && reads(requires, (values, _before, clock) => requires(values, clock)))
      .map(([name]) => name),
  ]
}

/** Tests what a tenant's library says about its declaration as a whole. */
export const declarationSuite = (tenant: Tenant, messages: Readonly<Record<Locale, ErasedMessages>>): void => {
  test('has no mistake that types cannot refuse', () => {
    expect(mistakeIn(tenant)).toBeNull()
  })

  test('labels its own types and no others', () => {
    const names = tenant.contentTypes.map((type) => type.name).sort()
    expect(Object.keys(messages.ja).sort()).toEqual(names)
    expect(Object.keys(messages.en).sort()).toEqual(names)
  })

  test('reads in computed fields only what hides them from a role that does not see it', () => {
    const mistakes = tenant.contentTypes.flatMap((type) =>
      Object.entries(type.fields).flatMap(([name, field]) =>
        field.compute === null ? [] : mistakesOf(type, name, field).map((mistake) => `${type.name}: ${mistake}`),
      ),
    )
    expect(mistakes).toEqual([])
  })

  test('reads owner-only fields in no rule and no computed field of others', () => {
    const mistakes = tenant.contentTypes.flatMap((type) => revealing(type).map((name) => `${type.name}: ${name}`))
    expect(mistakes, 'the result would reveal them to editors').toEqual([])
  })

  test('has the routes and permissions of its reference page', async () => {
    expect(await readFile(pathInLibrary('reference.md'), 'utf8'), 'npm run docs:write writes it').toBe(tenantReference(tenant))
  })
}
