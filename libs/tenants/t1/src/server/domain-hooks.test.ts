import { runConnectionTest, type Values } from '@captain/content-core'
import { defineServer } from '@captain/content-server'
import { hookContext, recordUnderTest } from '@captain/content-server/hook-testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startDnsServer, type DnsServer } from './dns-server-under-test.ts'
import { tenant } from '../tenant.ts'
import { domainHooks } from './domain-hooks.ts'
import { txtRecords, type FindTexts } from './txt-records.ts'

const TOKEN = 'captain-verification=0123456789abcdef'
const NOW = new Date('2026-11-21T00:00:00Z')

let dns: DnsServer

beforeAll(async () => {
  dns = await startDnsServer(
    {
      '_captain.harbour.example': ['v=spf1 -all', TOKEN],
      '_captain.other.example': ['captain-verification=of-somebody-else'],
      '_captain.long.example': [`${'x'.repeat(300)}`],
    },
    ['_captain.silent.example'],
  )
})

afterAll(() => dns.stop())

const hooksWith = (findTexts: FindTexts) => defineServer(tenant, { hooks: { domain: domainHooks(findTexts) } }).hooks?.['domain']

const trialOf = async (name: string) => {
  const before = recordUnderTest({ name, ownershipCheck: TOKEN })
  const trial = await hooksWith(txtRecords([dns.address]))?.connectionTest?.({}, { ...hookContext(tenant, 'domain', { now: NOW }), before })
  if (trial === undefined) throw new Error('there is no trial')
  return trial
}

const outcomeOf = async (name: string) => {
  const trial = await trialOf(name)
  return runConnectionTest((signal) => trial.run(signal))
}

describe('the ownership of a domain', () => {
  it('is proved by the token among its TXT records, at a name of its own', async () => {
    expect(await outcomeOf('harbour.example')).toBe('passed')
    expect((await trialOf('harbour.example')).storeOnSuccess).toEqual({ verifiedAt: NOW.toISOString() })
    expect(dns.queriedNames).toContain('_captain.harbour.example')
  })

  it.each(['other.example', 'long.example', 'nowhere.example'])('is not proved by %s', async (name) => {
    expect(await outcomeOf(name)).toBe('failed')
  })

  it('stays open where nobody answers', async () => {
    const trial = await trialOf('silent.example')
    await expect(trial.run(AbortSignal.timeout(50))).rejects.toMatchObject({ code: 'ECANCELLED' })
  })

  it('reads texts longer than a part of a record whole', async () => {
    const texts = await txtRecords([dns.address])('_captain.long.example', new AbortController().signal)
    expect(texts).toEqual(['x'.repeat(300)])
  })
})

describe('a domain that is saved', () => {
  const saved = (values: Values, before: Values | null = null) =>
    hooksWith(async () => [])?.beforeSave?.(values, {
      ...hookContext(tenant, 'domain'),
      before: before === null ? null : recordUnderTest(before),
    })

  it('is kept as DNS knows it, with its own spelling beside it', async () => {
    expect(await saved({ name: ' 日本語.Example ' })).toMatchObject({ name: 'xn--wgv71a119e.example', displayName: '日本語.example' })
    expect(await saved({ name: 'Harbour.example' })).toMatchObject({ name: 'harbour.example', displayName: null })
    expect(await saved({ name: '長'.repeat(90) })).toMatchObject({ name: '長'.repeat(90) })
  })

  it('has name servers by their names in DNS, so that the same one is not there twice', async () => {
    const nameServers = [{ host: ' NS1.例え.example ' }, { host: 'ns2.harbour.example' }, { host: null }, null]
    expect(await saved({ name: 'a.example', nameServers })).toMatchObject({
      nameServers: [{ host: 'ns1.xn--r8jz45g.example' }, { host: 'ns2.harbour.example' }, { host: null }, null],
    })
    expect(await saved({ name: 'a.example', nameServers: 'none' })).toMatchObject({ nameServers: 'none' })
  })

  it('has to be proved anew under another name', async () => {
    const before = { name: 'a.example', ownershipCheck: TOKEN, verifiedAt: '2026-01-01T00:00:00.000Z' }
    expect(await saved({ name: 'a.example' }, before)).toMatchObject({ ownershipCheck: TOKEN, verifiedAt: before.verifiedAt })
    const renamed = await saved({ name: 'b.example' }, before)
    expect(renamed).toMatchObject({ verifiedAt: null, ownershipCheck: expect.stringMatching(/^captain-verification=[0-9a-f]{32}$/) })
  })
})
