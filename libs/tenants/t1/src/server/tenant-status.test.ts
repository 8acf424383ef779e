import type { Values } from '@captain/content-core'
import { expect, it } from 'vitest'
import { platform } from '../server.ts'

const NOW = new Date('2026-11-22T00:00:00Z')

const asked = (kept: Readonly<Record<string, readonly Values[]>>) =>
  platform.tenantStatus('studio', {
    now: NOW,
    records: async (type, { field, value }) =>
      (kept[type] ?? []).filter((row) => row[field] === value).map((row) => ({ ...row, id: String(row['id']) })),
  })

const PROFILE = { id: 'p', slug: 'studio', operatingStatus: 'preparing' }
const HOST = {
  tenant: 'p',
  environment: 'production',
  isPrimary: true,
  host: 'studio.example',
  isVerified: true,
  sslExpiresOn: '2027-01-01',
}

it('knows nothing of a tenant without a profile', async () => {
  expect(await asked({})).toEqual({ status: null, domain: null, maintenance: { mode: 'off', startsAt: null, endsAt: null } })
})

it('names the primary domain of the live site, and of no other place or tenant', async () => {
  const others = [
    { ...HOST, environment: 'preview', host: 'preview.studio.example' },
    { ...HOST, isPrimary: false, host: 'www.studio.example' },
    { ...HOST, tenant: 'q', host: 'cafe.example' },
  ]
  expect(await asked({ tenant: [PROFILE], 'tenant-domain': others })).toMatchObject({ status: 'preparing', domain: null })
  expect((await asked({ tenant: [PROFILE], 'tenant-domain': [...others, HOST] })).domain).toEqual({
    host: 'studio.example',
    isVerified: true,
    sslExpiresOn: '2027-01-01',
  })
})

it('tells of a maintenance that is planned or running', async () => {
  const row = { id: 'm', site: 'studio', mode: 'on', startsAt: null, endsAt: '2026-11-22T05:00:00.000Z' }
  expect((await asked({ tenant: [PROFILE], 'maintenance-site': [row] })).maintenance).toEqual({
    mode: 'on',
    startsAt: null,
    endsAt: '2026-11-22T05:00:00.000Z',
  })
  expect((await asked({ tenant: [PROFILE], 'maintenance-site': [{ ...row, mode: 'off' }] })).maintenance).toEqual({
    mode: 'off',
    startsAt: null,
    endsAt: null,
  })
})
