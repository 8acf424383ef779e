import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { computedFrom, mistakeIn, readToCompute, type AnyContentType, type ErasedMessages, type Tenant } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { expect, test } from 'vitest'
import { tenantReference } from '../reference/tenant-reference.ts'
import { NOWHERE, samplesOf } from '../samples/sample-values.ts'

/** Returns the path of a file in the library whose test is running, which is in the folder `src`. */
const pathInLibrary = (name: string): string => join(dirname(expect.getState().testPath ?? ''), '..', name)

/** Returns the fields that a computed field reads of sample values, and that do not hide it. */
const unforeseen = (type: AnyContentType, name: string): readonly string[] => {
  const from = computedFrom(type, name)
  const samples = ([0, 1] as const).map((variant) => samplesOf(type.fields, { ...NOWHERE, variant }))
  return samples.flatMap((values) => [...readToCompute(type, name, values)]).filter((read) => !from.has(read))
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
    const computed = tenant.contentTypes.flatMap((type) =>
      Object.keys(type.fields).map((name) => [`${type.name}.${name}`, unforeseen(type, name)] as const),
    )
    expect(
      computed.filter(([, names]) => names.length > 0),
      'read every field before the first condition',
    ).toEqual([])
  })

  test('has the routes and permissions of its reference page', async () => {
    expect(await readFile(pathInLibrary('reference.md'), 'utf8'), 'npm run docs:write writes it').toBe(tenantReference(tenant))
  })
}
