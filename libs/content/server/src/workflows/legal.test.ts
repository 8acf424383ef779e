import { dateInTimeZone } from '@captain/locale'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'
import { nextVersion } from './legal.ts'

let content: ContentUnderTest

beforeAll(async () => {
  content = await startContent()
})
afterAll(() => content.stop())
beforeEach(async () => {
  await content.pool.query(`delete from content.entry where type = 'rules'`)
})

const dayFrom = (days: number): string => dateInTimeZone(new Date(Date.now() + days * 86_400_000))

let count = 0

const version = (more: object = {}) => {
  count += 1
  return {
    title: { ja: '規約' },
    body: '本文',
    version: `1.${count}`,
    enactedOn: '2026-01-01',
    effectiveDate: dayFrom(0),
    changeSummary: { ja: '改定しました' },
    reviewedConfirm: true,
    ...more,
  }
}

const published = async (more: object = {}): Promise<Json> =>
  (await content.transition('rules', await content.create('rules', version(more)), 'publish')).body

const stateOf = async (record: Json) => (await content.call('GET', `${STAFF}/rules/${record.id}`)).body['state']
const current = async () => (await content.delivered('rules/current')).body

describe('the draft of a legal document', () => {
  it('is one, also of several that are made, copied and restored at once', async () => {
    const live = await published()
    const trashed = await content.create('rules', version())
    await content.call('DELETE', `${STAFF}/rules/${trashed.id}`)
    const answers = await Promise.all([
      content.call('POST', `${STAFF}/rules`, { body: version() }),
      content.call('POST', `${STAFF}/rules`, { body: version() }),
      content.call('POST', `${STAFF}/rules/${live.id}/duplicate`),
      content.call('POST', `${STAFF}/rules/${trashed.id}/restore`),
    ])
    expect(answers.filter(({ status }) => status === 409).length).toBe(3)
    const drafts = await content.call('GET', `${STAFF}/rules?status=draft`)
    const [draft] = drafts.body['items'] as readonly Json[]
    expect(drafts.body['count']).toEqual({ value: 1, capped: false })
    for (const { status, body } of answers.filter((answer) => answer.status === 409))
      expect({ status, body }).toMatchObject({ body: { code: 'draft-exists', id: draft?.id } })
  })

  it('is published with nobody having to say what changes in a first version', async () => {
    const first = await published({ changeSummary: { ja: null } })
    expect(first).toMatchObject({ status: 'published', state: 'inForce' })
    const second = await content.create('rules', version({ changeSummary: { ja: null } }))
    const answer = await content.transition('rules', second, 'publish')
    expect(answer).toMatchObject({ status: 422, body: { issues: [{ path: 'changeSummary.ja', rule: 'requiredInput' }] } })
  })

  it('has all its faults told at once', async () => {
    await published()
    const second = await content.create('rules', version({ changeSummary: { ja: null }, reviewedConfirm: false }))
    const { body } = await content.transition('rules', second, 'publish')
    const paths = (body['issues'] as unknown as readonly Json[]).map((issue) => issue['path'])
    expect(new Set(paths)).toEqual(new Set(['changeSummary.ja', 'reviewedConfirm']))
  })

  it('says what changes also while the first version is still to begin', async () => {
    await published({ changeSummary: { ja: null }, effectiveDate: dayFrom(7) })
    const second = await content.create('rules', version({ changeSummary: { ja: null }, effectiveDate: dayFrom(14) }))
    const answer = await content.transition('rules', second, 'publish')
    expect(answer).toMatchObject({ status: 422, body: { issues: [{ path: 'changeSummary.ja', rule: 'requiredInput' }] } })
  })

  it('is numbered on from the version it is copied of, past numbers that are taken', async () => {
    const live = await published({ version: '3.9' })
    await published({ version: '3.10' })
    const copy = await content.call('POST', `${STAFF}/rules/${live.id}/duplicate`)
    expect(copy.body).toMatchObject({ version: '3.11', reviewedConfirm: false, changeSummary: { ja: null, en: null }, body: '本文' })
  })

  it.each([
    ['1.0', '1.1'],
    ['1.9', '1.10'],
    ['2026-04', '2026-5'],
    ['v2', 'v3'],
    ['draft', 'draft.1'],
    ['1.0b', '1.1b'],
  ])('after %s comes %s', (before, after) => expect(nextVersion(before)).toBe(after))
})

describe('a version in force', () => {
  it('is the one that began last; of one day the one published last', async () => {
    const old = await published({ effectiveDate: dayFrom(-9) })
    const today = await published()
    const alsoToday = await published()
    expect([await stateOf(old), await stateOf(today), await stateOf(alsoToday)]).toEqual(['superseded', 'superseded', 'inForce'])
    expect((await current()).id).toBe(alsoToday.id)
    const { items } = (await content.delivered('rules')).body as unknown as { readonly items: readonly Json[] }
    expect(items.map(({ id }) => id).toSorted()).toEqual([old.id, today.id, alsoToday.id].toSorted())
  })

  it('gives way to a scheduled one when that day comes', async () => {
    const now = await published()
    const later = await published({ effectiveDate: dayFrom(5) })
    expect([await stateOf(later), await stateOf(now)]).toEqual(['scheduled', 'inForce'])
    await content.pool.query(`update content.entry set publish_from = now() - interval '1 second' where id = $1`, [later.id])
    expect([await stateOf(later), await stateOf(now)]).toEqual(['inForce', 'superseded'])
  })

  it('begins with its day in Tokyo', async () => {
    const later = await published({ effectiveDate: dayFrom(5) })
    const { rows } = await content.pool.query<{ at: Date }>('select publish_from as at from content.entry where id = $1', [later.id])
    expect(rows[0]?.at.toISOString()).toBe(new Date(`${dayFrom(5)}T00:00:00+09:00`).toISOString())
  })

  it('is not withdrawn while nothing else would be in force', async () => {
    const only = await published()
    await published({ effectiveDate: dayFrom(5) })
    const answer = await content.transition('rules', only, 'withdraw')
    expect(answer).toMatchObject({ status: 409, body: { code: 'last-version' } })
    const next = await published()
    const withdrawn = await content.transition('rules', next, 'withdraw')
    expect(withdrawn.body).toMatchObject({ status: 'withdrawn', state: 'withdrawn' })
    expect((await current()).id).toBe(only.id)
  })

  it('can be changed and deleted by no way at all', async () => {
    const live = await published()
    const shut = { status: 409, body: { code: 'published-version' } }
    const { id, lockVersion } = live
    expect(await content.patch('rules', live, { internalNote: 'x' })).toMatchObject(shut)
    expect(await content.call('DELETE', `${STAFF}/rules/${id}`, { as: 'owner' })).toMatchObject(shut)
    expect(await content.call('POST', `${STAFF}/rules/${id}/revisions/1/restore`, { body: { lockVersion } })).toMatchObject(shut)
    const changes = [{ type: 'rules', id, lockVersion, changes: { internalNote: 'x' } }]
    expect(await content.call('POST', `${STAFF}/batch`, { body: { changes } })).toMatchObject(shut)
    for (const action of ['delete', 'withdraw', 'edit'])
      expect((await content.call('POST', `${STAFF}/rules/bulk`, { body: { action, ids: [id], changes: {} } })).status, action).toBe(405)
    expect((await content.call('GET', `${STAFF}/rules/${id}`)).body).toMatchObject({ lockVersion, state: 'inForce' })
  })
})

describe('what the public reads', () => {
  it('is nothing while no version has begun', async () => {
    await content.create('rules', version())
    expect((await content.delivered('rules/current')).status).toBe(404)
    expect((await content.delivered('rules')).body['items']).toEqual([])
  })

  it('is the version in force with all of its public fields, and a list without the long ones', async () => {
    const live = await published({ internalNote: 'confidential' })
    const answer = await content.delivered('rules/current?locale=en')
    expect(answer.body).toMatchObject({ id: live.id, title: '規約', body: '本文', fallback: expect.arrayContaining(['title']) })
    expect(answer.text).not.toContain('confidential')
    expect(answer.headers.get('etag')).toBeTruthy()
    const [item] = (await content.delivered('rules')).body['items'] as readonly Json[]
    expect(item).toMatchObject({ version: live['version'], effectiveDate: dayFrom(0), changeSummary: '改定しました' })
    expect(item).not.toHaveProperty('body')
    expect((await content.delivered('rules/current?version=1')).status).toBe(400)
  })

  it('is also a version that was in force before, by its id, but none to come, none withdrawn and no draft', async () => {
    const before = await published({ effectiveDate: dayFrom(-9), body: '前の本文' })
    const live = await published()
    const toCome = await published({ effectiveDate: dayFrom(5) })
    const { body: withdrawn } = await content.transition('rules', await published(), 'withdraw')
    const draft = await content.create('rules', version())
    expect((await content.delivered(`rules/${before.id}`)).body).toMatchObject({ version: before['version'], body: '前の本文' })
    for (const { id } of [toCome, withdrawn, draft]) expect((await content.delivered(`rules/${id}`)).status).toBe(404)
    const { items } = (await content.delivered('rules?sort=-effectiveDate')).body as unknown as { readonly items: readonly Json[] }
    expect(items.map(({ id }) => id)).toEqual([live.id, before.id])
  })
})
