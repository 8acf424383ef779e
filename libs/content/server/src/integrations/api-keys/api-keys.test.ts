import { KEY_SCOPES, type ApiKey, type KeyScope } from '@captain/auth-core'
import { MASK } from '@captain/content-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureFixedRows } from '../../store/fixed-rows.ts'
import { STAFF, startContent, type Answer, type ContentUnderTest, type Json } from '../../testing/content-under-test.ts'

let content: ContentUnderTest

beforeAll(async () => {
  content = await startContent()
  await ensureFixedRows(content.services)
})
afterAll(() => content.stop())

const DRAFT = { name: '公開サイト', scopes: ['delivery:read'], contentTypes: null, days: 90 }

const owner = (method: string, path: string, body?: unknown) =>
  content.call(method, `${STAFF}${path}`, { as: 'owner', isProven: true, body })
const keys = async () => (await owner('GET', '/api-keys')).body['items'] as readonly Json[]
const pathOf = (answer: Answer) => (answer.body['issues'] as readonly Json[])[0]?.['path']

describe('keys of a tenant', () => {
  it('are told once, and kept as a hash', async () => {
    const made = await owner('POST', '/api-keys', DRAFT)
    expect(made.status).toBe(201)
    const { token, key } = made.body as unknown as { token: string; key: Json }
    expect(key).toMatchObject({
      name: DRAFT.name,
      scopes: DRAFT.scopes,
      contentTypes: null,
      lastFour: token.slice(-4),
      lastUsedOn: null,
      revokedAt: null,
    })
    const days = (Date.parse(String(key['expiresAt'])) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(89.9)
    expect(days).toBeLessThan(90.1)
    expect((await owner('GET', '/api-keys')).text).not.toContain(token)
    const { rows } = await content.pool.query<{ stored: string }>('select k::text as stored from content.api_key k')
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('may be without an end, for some types, and are the newest first', async () => {
    await owner('POST', '/api-keys', { ...DRAFT, name: '無期限', contentTypes: ['post'], days: null })
    expect((await keys())[0]).toMatchObject({ name: '無期限', contentTypes: ['post'], expiresAt: null })
  })

  it.each([{}, { days: null }, { scopes: ['content:write', 'content:publish'] }, { scopes: ['content:read', 'submissions:read'] }])(
    'ask for a fresh proof: %j',
    async (changes) => {
      const body = { ...DRAFT, ...changes }
      const refused = await content.call('POST', `${STAFF}/api-keys`, { as: 'owner', body })
      expect(refused).toMatchObject({ status: 403, body: { code: 'step-up-required', action: 'create-key' } })
      expect((await owner('POST', '/api-keys', body)).status).toBe(201)
    },
  )

  it('end for good, and the log says who made and ended them', async () => {
    const { key } = (await owner('POST', '/api-keys', { ...DRAFT, name: '終わり' })).body as unknown as { key: Json }
    expect((await owner('DELETE', `/api-keys/${key.id}`)).status).toBe(204)
    expect((await owner('DELETE', `/api-keys/${key.id}`)).status).toBe(204)
    expect((await keys())[0]).toMatchObject({ id: key.id, revokedAt: expect.any(String), revokedBy: 'owner さん' })
    const { rows } = await content.pool.query(
      `select action, actor_id, changes ->> 'name' as name from content.audit_event where changes ->> 'key' = $1 order by id`,
      [key.id],
    )
    expect(rows).toEqual([
      { action: 'createApiKey', actor_id: 'owner', name: '終わり' },
      { action: 'revokeApiKey', actor_id: 'owner', name: '終わり' },
    ])
  })

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'あ'.repeat(61) }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['content:all'] }, 'scopes.0'],
    [{ contentTypes: [] }, 'contentTypes'],
    [{ contentTypes: ['nothing'] }, 'contentTypes'],
    [{ days: 7 }, 'days'],
    [{ hash: 'x' }, 'hash'],
  ])('are refused with %j', async (changes, path) => {
    const answer = await owner('POST', '/api-keys', { ...DRAFT, ...changes })
    expect([answer.status, pathOf(answer)]).toEqual([422, path])
  })

  it('are the owners’: others are refused, other tenants find nothing', async () => {
    const { id } = (await keys())[0] as Json
    for (const as of ['viewer', 'editor'] as const)
      for (const [method, path] of [
        ['GET', ''],
        ['POST', ''],
        ['DELETE', `/${id}`],
      ] as const)
        expect((await content.call(method, `${STAFF}/api-keys${path}`, { as })).status).toBe(403)
    expect((await content.call('DELETE', `/api/v1/tenants/annex/api-keys/${id}`, { as: 'annex-owner' })).status).toBe(404)
    expect((await content.call('GET', '/api/v1/tenants/annex/api-keys', { as: 'annex-owner' })).body).toEqual({ items: [] })
  })

  it('may not be more than twenty that are valid', async () => {
    let answer = await owner('POST', '/api-keys', DRAFT)
    for (let tried = 0; answer.status === 201 && tried < 25; tried += 1) answer = await owner('POST', '/api-keys', DRAFT)
    expect([answer.status, answer.body['code']]).toEqual([422, 'too-many-keys'])
    expect((await keys()).filter(({ revokedAt }) => revokedAt === null)).toHaveLength(20)
  })

  it('may not be more than twenty either when they come all at once', async () => {
    await content.pool.query('delete from content.api_key')
    await Promise.all(Array.from({ length: 30 }, () => owner('POST', '/api-keys', DRAFT)))
    expect(await keys()).toHaveLength(20)
  })
})

type Operation = {
  readonly needs: KeyScope | null
  readonly also?: KeyScope
  /** Creates the records for the operation; returns method, path and body. */
  ask(): Promise<readonly [method: string, path: string, body?: unknown, version?: number]>
}

let slugs = 0
const draftOf = () => ({ title: { ja: '記事' }, slug: `key-${(slugs += 1)}`, lead: { ja: '要約' } })
const post = (): Promise<Json> => content.create('post', draftOf())
const letter = async (): Promise<string> => {
  await content.submit('letter', { subject: 'お尋ね', body: '本文' })
  return ((await content.call('GET', `${STAFF}/letter`)).body['items'] as readonly Json[])[0]?.id ?? ''
}

const OPERATIONS: Readonly<Record<string, Operation>> = {
  'read a list': { needs: 'content:read', ask: async () => ['GET', '/post'] },
  'read a file of a list': { needs: 'content:read', ask: async () => ['GET', '/post.csv'] },
  'read a record': { needs: 'content:read', ask: async () => ['GET', `/post/${(await post()).id}`] },
  'read versions': { needs: 'content:read', ask: async () => ['GET', `/post/${(await post()).id}/revisions`] },
  create: { needs: 'content:write', ask: async () => ['POST', '/post', draftOf()] },
  'change a draft': {
    needs: 'content:write',
    ask: async () => {
      const { id, lockVersion } = await post()
      return ['PATCH', `/post/${id}`, { title: { ja: '直した' } }, lockVersion]
    },
  },
  'delete a draft': { needs: 'content:write', ask: async () => ['DELETE', `/post/${(await post()).id}`] },
  publish: {
    needs: 'content:publish',
    ask: async () => {
      const { id, lockVersion } = await post()
      return ['POST', `/post/${id}/publish`, {}, lockVersion]
    },
  },
  'read what people sent': { needs: 'content:read', also: 'submissions:read', ask: async () => ['GET', '/letter'] },
  'read a file of what people sent': { needs: 'content:read', also: 'submissions:read', ask: async () => ['GET', '/letter.csv'] },
  'read one that people sent': { needs: 'content:read', also: 'submissions:read', ask: async () => ['GET', `/letter/${await letter()}`] },
  'read what is known of people': { needs: 'content:read', also: 'submissions:read', ask: async () => ['GET', '/patron'] },
  'read what holds secrets': { needs: null, ask: async () => ['GET', '/gateway'] },
  'read what is the owners’': { needs: null, ask: async () => ['GET', '/ledger'] },
  'read keys': { needs: null, ask: async () => ['GET', '/api-keys'] },
  'make a key': { needs: null, ask: async () => ['POST', '/api-keys', { ...DRAFT, days: null }] },
  'read webhooks': { needs: null, ask: async () => ['GET', '/webhooks'] },
  'read members': { needs: null, ask: async () => ['GET', '/members'] },
  'read the library': { needs: null, ask: async () => ['GET', '/media-library'] },
  'say that somebody edits': { needs: null, ask: async () => ['POST', `/post/${(await post()).id}/presence`, {}] },
  'keep a view': { needs: null, ask: async () => ['GET', '/post/views'] },
  'do it to many': { needs: null, ask: async () => ['POST', '/post/bulk', { action: 'delete', ids: [] }] },
  'see what happened': { needs: null, ask: async () => ['GET', `/post/${(await post()).id}/events`] },
}

const send = async (key: Partial<ApiKey>, base: string, [method, path, body, version]: Awaited<ReturnType<Operation['ask']>>) =>
  content.call(method, `${base}${path}`, { key, body, ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }) })

it('shows a key with the scope for it what is known of people, whoever else may write it', async () => {
  await owner('POST', '/patron', { code: 'P-9', who: '見本 花子' })
  const read = (asked: object) => content.call('GET', `${STAFF}/patron`, asked)
  expect((await read({ key: { scopes: ['content:read', 'submissions:read'] } })).body['items']).toMatchObject([{ who: '見本 花子' }])
  expect((await read({ as: 'editor' })).body['items']).toMatchObject([{ who: MASK }])
})

describe.each(Object.entries(OPERATIONS))('to %s a key', (_name, { needs, also, ask }) => {
  it.each(KEY_SCOPES)('with the scope %s is let through only where it is the one', async (scope) => {
    const answer = await send({ scopes: also === undefined ? [scope] : [scope, also] }, STAFF, await ask())
    expect(answer.status < 300 ? 'let through' : answer.status, answer.text).toBe(scope === needs ? 'let through' : 403)
  })

  it('needs every scope that is named, for that content type', async () => {
    const asked = await ask()
    const all = (['delivery:read', ...KEY_SCOPES] as const).filter((scope) => scope !== (also ?? needs))
    expect((await send({ scopes: all }, STAFF, asked)).status).toBe(403)
    expect((await send({ scopes: KEY_SCOPES, contentTypes: ['genre'] }, STAFF, asked)).status).toBe(403)
  })

  it('of another tenant finds what somebody finds who asks for a tenant that there is not', async () => {
    const asked = await ask()
    const other = await send({ scopes: KEY_SCOPES, tenant: 'annex' }, STAFF, asked)
    const missing = await send({ scopes: KEY_SCOPES, tenant: 'annex' }, '/api/v1/tenants/nowhere', asked)
    expect([other.status, other.text]).toEqual([404, missing.text])
  })
})

describe('a key that may write and not publish', () => {
  const key = { id: 'k1', name: '下書き係', scopes: ['content:read', 'content:write'] } as const
  const call = (method: string, path: string, body?: unknown, { lockVersion }: Partial<Json> = {}) =>
    content.call(method, `${STAFF}${path}`, {
      key,
      body,
      ...(lockVersion !== undefined && { headers: { 'if-match': `"${lockVersion}"` } }),
    })

  it('works on the draft of what is public, and leaves what the public sees', async () => {
    const shown = (await content.transition('post', await post(), 'publish')).body
    const changed = await call('PATCH', `/post/${shown.id}`, { title: { ja: '次の題' } }, shown)
    expect(changed.body).toMatchObject({ title: { ja: '次の題' }, hasUnpublishedChanges: true })
    expect((await content.delivered(`post/${String(shown['slug'])}`)).body['title']).toBe('記事')
    expect((await call('DELETE', `/post/${shown.id}`)).status).toBe(403)
    expect((await call('POST', `/post/${shown.id}/unpublish`, {}, changed.body)).status).toBe(403)
  })

  it('does not switch on, off, nor change what is switched on', async () => {
    expect((await call('POST', '/genre', { name: { ja: '鍋物' }, isPublished: true })).status).toBe(403)
    const off = await call('POST', '/genre', { name: { ja: '鍋物' }, isPublished: false })
    expect(off.status).toBe(201)
    expect((await call('PATCH', `/genre/${off.body.id}`, { isPublished: true }, off.body)).status).toBe(403)
    const on = (await content.patch('genre', off.body, { isPublished: true })).body
    expect((await call('PATCH', `/genre/${on.id}`, { name: { ja: '鍋' } }, on)).status).toBe(403)
    expect((await call('PATCH', `/genre/${on.id}`, { isPublished: false }, on)).status).toBe(403)
    expect((await content.call('GET', `${STAFF}/genre/${on.id}`)).body['lockVersion']).toBe(on.lockVersion)
  })

  it('does not change what is public by being saved, and may where nothing of a type is', async () => {
    const zones = (await content.call('GET', `${STAFF}/zone`)).body['items'] as readonly Json[]
    expect((await call('PATCH', `/zone/${zones[0]?.id}`, { fee: 1 }, zones[0])).status).toBe(403)
    expect((await call('POST', '/shelf', { code: 'A1' })).status).toBe(201)
  })

  it('is named as the author in versions and in the log', async () => {
    const made = await call('POST', '/post', draftOf())
    expect(made.body['createdBy']).toEqual({ id: null, name: '下書き係 (API)' })
    const { body } = await content.call('GET', `${STAFF}/post/${made.body.id}/revisions`)
    expect((body['items'] as readonly Json[])[0]?.['createdBy']).toEqual({ id: null, name: '下書き係 (API)' })
    const { rows } = await content.pool.query('select actor_id, actor_name, key_id, action from content.audit_event where entry_id = $1', [
      made.body.id,
    ])
    expect(rows).toEqual([{ actor_id: null, actor_name: '下書き係 (API)', key_id: 'k1', action: 'create' }])
  })

  it('makes one record for one Idempotency-Key, apart from other keys', async () => {
    const draft = draftOf()
    const make = (id: string, body: object) =>
      content.call('POST', `${STAFF}/post`, { key: { ...key, id }, body, headers: { 'idempotency-key': 'one' } })
    const [first, again, other] = [await make('k1', draft), await make('k1', draft), await make('k2', draftOf())]
    expect([first.status, again.body.id === first.body.id, other.body.id === first.body.id]).toEqual([201, true, false])
  })
})

describe('what holds on to a record', () => {
  it('is named to a key only where the key reaches it', async () => {
    const genre = await content.create('genre', { name: { ja: '主菜' }, isPublished: false })
    await content.create('notice', { title: '内輪の題', slug: 'held', shelf: genre.id })
    const read = async (key: Partial<ApiKey>) =>
      (await content.call('GET', `${STAFF}/genre/${genre.id}/used-by`, { key: { scopes: ['content:read'], ...key } })).text
    expect(await read({})).toContain('内輪の題')
    expect(await read({ contentTypes: ['genre'] })).toBe('{"items":[],"refusal":null}')
    const held = await content.call('DELETE', `${STAFF}/genre/${genre.id}`, { key: { scopes: ['content:write'], contentTypes: ['genre'] } })
    expect([held.status, held.body['code'], held.text.includes('内輪')]).toEqual([409, 'in-use', false])
  })
})

describe('what is public', () => {
  it('is read by a key of the tenant in larger pages, with the scope and for the types that it has', async () => {
    const read = (query: string, key?: Partial<ApiKey>) =>
      content.call('GET', `/api/v1/public/diner/post${query}`, key === undefined ? { as: 'guest' } : { key })
    const reader = { scopes: ['delivery:read'] } as const
    expect((await read('?limit=500')).status).toBe(400)
    expect((await read('?limit=500', reader)).status).toBe(200)
    expect((await read('?limit=500')).status).toBe(400)
    expect((await read('?limit=501', reader)).status).toBe(400)
    expect((await read('', { scopes: ['content:read'] })).status).toBe(403)
    expect((await read('', { ...reader, contentTypes: ['genre'] })).status).toBe(403)
    const missing = await content.call('GET', '/api/v1/public/nowhere/post', { as: 'guest' })
    const other = await read('', { ...reader, tenant: 'annex' })
    expect([other.status, other.text]).toEqual([404, missing.text])
  })

  it('takes what a site sends on with its key', async () => {
    const sent = await content.call('POST', '/api/v1/public/diner/letter', {
      key: { scopes: ['delivery:read'] },
      body: { subject: '件名', body: '本文' },
    })
    expect(sent.status).toBe(201)
  })
})
