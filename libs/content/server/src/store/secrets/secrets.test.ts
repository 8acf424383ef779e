import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diner } from '../../testing/test-tenants.ts'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../../testing/content-under-test.ts'
import { SYSTEM_AUTHOR } from '../author.ts'
import { revealSecret } from './entry-secrets.ts'
import { createSealer } from './sealer.ts'

const CANARY = 'sk_live_canary_0123456789abcd'

let content: ContentUnderTest

beforeAll(async () => {
  content = await startContent()
})
afterAll(() => content.stop())

const reveal = (id: string) => content.services.store.forTenant(SYSTEM_AUTHOR, diner).writeAside((tx) => revealSecret(tx, id, 'key'))
const stored = (last4: string) => ({ isSet: true, last4, setAt: expect.any(String) })
const make = (values: Readonly<Record<string, unknown>> = {}) => content.create('gateway', { name: 'デモ決済', key: CANARY, ...values })
const read = async (id: string): Promise<Json> => (await content.call('GET', `${STAFF}/gateway/${id}`)).body

describe('a secret', () => {
  it('shows how it ends and nothing else, wherever the record is answered', async () => {
    const made = await make({ isPublished: true })
    expect(made['key']).toEqual(stored('abcd'))
    const { id } = made
    const answers = [
      JSON.stringify(made),
      ...(await Promise.all(
        [
          `${STAFF}/gateway`,
          `${STAFF}/gateway?q=canary`,
          `${STAFF}/gateway/${id}`,
          `${STAFF}/gateway/${id}/revisions`,
          `${STAFF}/gateway/${id}/revisions/1`,
        ].map(async (path) => (await content.call('GET', path)).text),
      )),
      (await content.delivered(`gateway/${id}`)).text,
      (await content.call('POST', `${STAFF}/gateway/${id}/duplicate`)).text,
    ]
    for (const answer of answers) expect(answer).not.toContain('canary')
    expect((await content.delivered(`gateway/${id}`)).body).not.toHaveProperty('key')
    expect((await content.call('GET', `${STAFF}/gateway?q=canary`)).body['items']).toEqual([])
  })

  it('lies in no table in clear, and opens for the server', async () => {
    const { id } = await make()
    const { rows: tables } = await content.pool.query<{ name: string }>(
      `select c.relname as name from pg_class c where c.relnamespace = 'content'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`,
    )
    for (const { name } of tables) {
      const { rows } = await content.pool.query(
        `select 1 from content."${name}" t where t::text like '%canary%' or t::text like '%${Buffer.from('canary').toString('hex')}%'`,
      )
      expect(rows, name).toEqual([])
    }
    expect(await reveal(id)).toBe(CANARY)
  })

  it('stays when nothing is sent in its place, or what was shown', async () => {
    const made = await make()
    const first = await content.patch('gateway', made, { name: '別名', key: '' })
    expect(first.body['key']).toEqual(made['key'])
    const second = await content.patch('gateway', first.body, { name: '別名2', key: made['key'] })
    expect(second.body['key']).toEqual(made['key'])
    const third = await content.patch('gateway', second.body, { name: '別名3', key: null })
    expect(third.body['key']).toEqual(made['key'])
    expect(await reveal(made.id)).toBe(CANARY)
  })

  it('is replaced by another, also one that ends alike, and the old one is gone', async () => {
    const made = await make()
    const changed = await content.patch('gateway', made, { key: `other_key_abcd` })
    expect(changed.body).toMatchObject({ key: stored('abcd'), lockVersion: made.lockVersion + 1 })
    expect(await reveal(made.id)).toBe('other_key_abcd')
    // Restoring an older revision cannot restore its secret.
    const back = await content.call('POST', `${STAFF}/gateway/${made.id}/revisions/1/restore`, {
      body: { lockVersion: changed.body.lockVersion },
    })
    expect(back.status).toBe(200)
    expect(await reveal(made.id)).toBe('other_key_abcd')
    expect((await read(made.id))['key']).toEqual(changed.body['key'])
  })

  it('that is short shows nothing of itself', async () => {
    expect((await make({ key: 'abc-123' }))['key']).toEqual(stored(''))
  })

  it('is asked for by publishing, and held to its rules when it comes', async () => {
    const refused = async (values: unknown) => (await content.call('POST', `${STAFF}/gateway`, { body: values })).body['issues']
    expect(await refused({ name: 'a', isPublished: true })).toMatchObject([{ path: 'key', rule: 'requiredInput' }])
    expect(await refused({ name: 'a', key: '全角の鍵' })).toMatchObject([{ path: 'key', rule: 'halfWidth' }])
    expect(await refused({ name: 'a', key: { sealed: 'x' } })).toMatchObject([{ path: 'key', rule: 'type' }])
    expect(await refused({ name: 'a', key: 5 })).toMatchObject([{ path: 'key', rule: 'type' }])
    // Claiming a secret in the input does not create one.
    const forged = { isSet: true, last4: '9999', setAt: '2026-11-21T00:00:00.000Z' }
    expect(await refused({ name: 'a', isPublished: true, key: forged })).toMatchObject([{ path: 'key', rule: 'requiredInput' }])
    expect((await content.call('POST', `${STAFF}/gateway`, { body: { name: 'a', key: forged } })).body['key']).toBeNull()
  })

  it('goes with its record, and a copy starts without', async () => {
    const made = await make()
    const copy = await content.call('POST', `${STAFF}/gateway/${made.id}/duplicate`)
    expect(copy.body['key']).toBeNull()
    expect(await reveal(copy.body.id)).toBeNull()
  })

  it('opens only under the key and at the place that it was sealed for, unaltered', () => {
    const sealer = createSealer('a server')
    const sealed = sealer.seal(CANARY, 'here')
    expect(sealer.open(sealed, 'here')).toBe(CANARY)
    const unreadable = expect.objectContaining({ code: 'unreadable-secret', status: 409 })
    const opening = (open: () => string) => {
      try {
        return open()
      } catch (error) {
        return error
      }
    }
    expect(opening(() => sealer.open(sealed, 'elsewhere'))).toEqual(unreadable)
    expect(opening(() => createSealer('another server').open(sealed, 'here'))).toEqual(unreadable)
    sealed.writeUInt8(sealed.readUInt8(20) ^ 1, 20)
    expect(opening(() => sealer.open(sealed, 'here'))).toEqual(unreadable)
    expect(sealer.seal(CANARY, 'here').equals(sealer.seal(CANARY, 'here'))).toBe(false)
  })
})
