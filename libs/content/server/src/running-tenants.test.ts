import { expect, it } from 'vitest'
import { forEachRunning, runningTenants } from './running-tenants.ts'
import { annex } from './testing/annex-tenant.ts'
import { diner } from './testing/test-tenants.ts'

const tenants = [diner, annex]

it('code of a tenant that throws stops that tenant only', async () => {
  const refused = new Map<string, string>()
  const worked: string[] = []
  await forEachRunning({ tenants, refused }, async ({ slug }) => {
    if (slug === diner.slug) throw new TypeError('no oven')
    worked.push(slug)
  })
  expect([...refused]).toEqual([[diner.slug, 'no oven']])
  expect(worked).toEqual([annex.slug])
  expect(runningTenants({ tenants, refused })).toEqual([annex])
})

it('a failure of the database is thrown: it says nothing of the tenant', async () => {
  const refused = new Map<string, string>()
  const lost = Object.assign(new Error('connection lost'), { code: 'ECONNRESET' })
  await expect(forEachRunning({ tenants, refused }, () => Promise.reject(lost))).rejects.toThrow('connection lost')
  expect(refused.size).toBe(0)
})
