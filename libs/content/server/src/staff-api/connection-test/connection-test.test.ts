import type { Values } from '@captain/content-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TenantHooks } from '../../hooks.ts'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../../testing/content-under-test.ts'

const FAILURE = { ja: '接続できませんでした。', en: 'No connection.' }

let asked: unknown[] = []
let kept: Values | null = null
let answer: (key: unknown) => Promise<boolean> = async () => true

const hooks: TenantHooks = {
  gateway: {
    connectionTest: async (values, { before, readSecret }) => {
      const key = typeof values['key'] === 'string' ? values['key'] : await readSecret(String(before['id']), 'key')
      asked.push([values['name'], key])
      return { failure: FAILURE, run: () => answer(key), ...(kept !== null && { storeOnSuccess: kept }) }
    },
  },
}

let content: ContentUnderTest
let gateway: Json

beforeAll(async () => {
  content = await startContent({ hooks })
})
afterAll(() => content.stop())
beforeEach(async () => {
  asked = []
  kept = null
  answer = async () => true
  gateway = await content.create('gateway', { name: 'デモ決済', key: 'sk_stored_0000' })
})

const path = (id: string) => `${STAFF}/gateway/${id}/trial`
const run = (body: unknown = {}, as: 'editor' | 'viewer' = 'editor') => content.call('POST', path(gateway.id), { body, as })
const last = async () => (await content.call('GET', path(gateway.id), { as: 'viewer' })).body

describe('a trial', () => {
  it('asks about what is typed, with what is stored below it, and saves nothing', async () => {
    expect(await last()).toEqual({ last: null })
    expect(await run({ name: '別の名前' })).toMatchObject({
      status: 200,
      body: { outcome: 'passed', message: null, by: { id: 'editor', name: 'editor さん' } },
    })
    await run({ key: 'sk_typed_0000' })
    expect(asked).toEqual([
      ['別の名前', 'sk_stored_0000'],
      ['デモ決済', 'sk_typed_0000'],
    ])
    const { body } = await content.call('GET', `${STAFF}/gateway/${gateway.id}`)
    expect(body).toMatchObject({ name: 'デモ決済', lockVersion: gateway.lockVersion })
  })

  it('that fails says so in the words of the tenant, also to who comes later', async () => {
    answer = async () => false
    expect((await run()).body).toMatchObject({ outcome: 'failed', message: FAILURE.ja })
    expect(await last()).toMatchObject({ last: { outcome: 'failed', message: FAILURE.ja } })
    expect((await content.call('GET', `${path(gateway.id)}?locale=en`)).body).toMatchObject({ last: { message: FAILURE.en } })
    answer = async () => true
    await run()
    expect(await last()).toMatchObject({ last: { outcome: 'passed', message: null } })
  })

  it('without an answer is unchecked', async () => {
    answer = () => Promise.reject(new Error('down'))
    expect(await run()).toMatchObject({ status: 200, body: { outcome: 'unchecked', message: null } })
  })

  it('that passes leaves in the record what the tenant keeps of it, which is nobody’s edit', async () => {
    kept = { name: '確かめた決済' }
    expect((await run()).body).toMatchObject({ outcome: 'passed' })
    const { body } = await content.call('GET', `${STAFF}/gateway/${gateway.id}`)
    expect(body).toMatchObject({ name: '確かめた決済', lockVersion: gateway.lockVersion })
  })

  it('proves nothing of a record that was changed while it was asked', async () => {
    kept = { name: '確かめた決済' }
    answer = async () => {
      const body = { name: '別の決済', lockVersion: gateway.lockVersion }
      return (await content.call('PATCH', `${STAFF}/gateway/${gateway.id}`, { body })).status === 200
    }
    expect((await run()).body).toMatchObject({ outcome: 'unchecked', message: null })
    expect((await content.call('GET', `${STAFF}/gateway/${gateway.id}`)).body).toMatchObject({ name: '別の決済' })
  })

  it('stands in the log, without what was typed', async () => {
    await run({ key: 'sk_canary_0000' })
    const { rows } = await content.pool.query('select * from content.audit_event where entry_id = $1', [gateway.id])
    expect(rows.map(({ action }) => action)).toContain('trial')
    expect(JSON.stringify(rows)).not.toContain('canary')
  })

  it('is for those who write, on records that are there', async () => {
    expect((await run({}, 'viewer')).status).toBe(403)
    expect((await content.call('POST', path('01JD0000000000000000000000'), { body: {} })).status).toBe(404)
    expect((await content.call('GET', path('01JD0000000000000000000000'))).status).toBe(404)
    const genre = await content.create('genre', { name: { ja: '試し' } })
    expect((await content.call('POST', `${STAFF}/genre/${genre.id}/trial`, { body: {} })).status).toBe(405)
  })

  it('meets whatever has been sent without an accident', async () => {
    for (const body of [{ key: {} }, { key: [1] }, { name: null }, { nonsense: 1 }]) expect((await run(body)).status).toBe(200)
    for (const raw of ['[]', '"x"', '{']) {
      const headers = { 'content-type': 'application/json' }
      expect((await content.call('POST', path(gateway.id), { raw, headers })).status).toBe(400)
    }
  })

  it('asks no more often than ten times a minute for one record, whoever asks', async () => {
    let times = 0
    answer = async () => (times += 1) > 0
    for (let tried = 0; tried < 10; tried += 1) expect((await run()).status).toBe(200)
    const refused = await run()
    expect([refused.status, times]).toEqual([429, 10])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    gateway = await content.create('gateway', { name: 'デモ決済', key: 'sk_other_0000' })
    expect((await run()).status).toBe(200)
  })
})
