import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { messagesOf, tenants } from '../../../apps/server/src/tenants.ts'
import { root } from '../../root.ts'
import { differences } from './compare.ts'
import { BROUGHT_BY_THE_KIT, DEVIATIONS } from './deviations.ts'
import { readModel, readRoutes } from './read-model.ts'

const text = readFileSync(join(root, 'docs/spec/content-model.md'), 'utf8')

/** A type and its tenant, by their names in the tables. */
const declared = (tenantLabel: string, name: string) => {
  const tenant = tenants.find(({ number }) => `T${number}` === tenantLabel)
  const type = tenant?.contentTypes.find((each) => each.name === name)
  return tenant === undefined || type === undefined ? null : { tenant, type }
}

const named = <Row extends { readonly tenant: string; readonly name: string }>(rows: readonly Row[]) =>
  rows.filter(({ tenant, name }) => declared(tenant, name) !== null).map((row) => [`${row.tenant}.${row.name}`, row] as const)

test('every type of the model is declared', () => {
  const rows = readRoutes(text)
  expect(rows.filter(({ tenant, name }) => declared(tenant, name) === null)).toEqual([])
  expect(rows).toHaveLength(77)
})

test.each(named(readRoutes(text)))('%s has the workflow and at least the screens of its row', (_name, row) => {
  const type = declared(row.tenant, row.name)?.type
  expect(type?.workflow).toBe(row.workflow)
  expect(type?.screens).toEqual(expect.arrayContaining([...row.screens]))
})

test.each(named(readModel(text)))('%s is declared as its table says', async (name, row) => {
  const known = DEVIATIONS[name] ?? {}
  const found = declared(row.tenant, row.name)
  const messages = found === null ? undefined : (await messagesOf(found.tenant.slug, 'ja'))[row.name]
  if (found === null || messages === undefined) throw new Error(`${name} has no words`)
  expect(differences(row, found.type, messages, (path) => path in known || BROUGHT_BY_THE_KIT.has(path))).toEqual([])
})
