import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { mistakeIn, type ErasedMessages, type Tenant } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { expect, test } from 'vitest'
import { tenantReference } from '../reference/tenant-reference.ts'

/** Returns the path of a file in the library whose test is running, which is in the folder `src`. */
const pathInLibrary = (name: string): string => join(dirname(expect.getState().testPath ?? ''), '..', name)

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

  test('has the routes and permissions of its reference page', async () => {
    expect(await readFile(pathInLibrary('reference.md'), 'utf8'), 'npm run docs:write writes it').toBe(tenantReference(tenant))
  })
}
