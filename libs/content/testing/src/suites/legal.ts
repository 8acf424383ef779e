import type { AnyRecord, Values } from '@captain/content-core'
import { dateInTimeZone } from '@captain/locale'
import { expect, test } from 'vitest'
import { pathsForPublishing } from '../samples/sample-values.ts'
import { allPages } from '../world/all-pages.ts'
import { deliveredInList, deliveredRecord } from '../world/delivery.ts'
import { broken, pathsOf, refused } from '../world/refused.ts'
import type { World } from '../world/world.ts'
import { expectLacking } from './expect-lacking.ts'
import type { Suite } from './suite.ts'
import { testWhen } from './test-when.ts'

const dayFrom = (days: number): string => dateInTimeZone(new Date(Date.now() + days * 86_400_000))

const inForce = async ({ client }: World): Promise<readonly AnyRecord[]> => allPages(client.list, { status: 'inForce' })

/** Returns a version in force today; publishes one if there is none. */
const someInForce = async (here: World): Promise<AnyRecord> => {
  const [found] = await inForce(here)
  return found === undefined ? here.publish(await here.make()) : here.client.get(found.id)
}

/** Checks the one draft of the next version. */
const legalDraftSuite: Suite = (type, world) => {
  test('has one draft at a time, however it comes to be', async () => {
    const here = world()
    const { editor, path, make, sample, clientFor, publish } = here
    const raw = clientFor(editor)
    const live = await publish(await make())
    const first = await make()
    await raw.remove(first.id, '*')
    const draft = await raw.create(await sample())
    const one = { status: 409, code: 'draft-exists', problem: { id: draft.id } }
    expect(await refused(raw.create(await sample()))).toMatchObject(one)
    expect(await refused(raw.duplicate(live.id))).toMatchObject(one)
    expect(await refused(raw.restore(first.id))).toMatchObject(one)
    await here.clear()
    const both = await Promise.all([sample(), sample()].map(async (body) => (await editor.raw('POST', path, { body: await body })).status))
    expect(both.toSorted((one, other) => one - other)).toEqual([201, 409])
    expect((await raw.list({ status: 'draft' })).items.length).toBe(1)
  })

  const lacking = pathsForPublishing(type)

  testWhen(lacking.length > 0, 'names everything that a draft lacks for publishing', async () => {
    const here = world()
    await someInForce(here)
    const draft = await here.client.create(await here.least())
    const answer = await refused(here.client.transition(draft.id, draft.lockVersion, 'publish'))
    expect(answer).toMatchObject({ status: 422, code: 'invalid' })
    // A later version also says what changes.
    expectLacking(type, answer, [...lacking, 'changeSummary.ja'])
    expect((await here.client.get(draft.id)).state).toBe('draft')
    expect((await deliveredRecord(here, draft.id)).status).toBe(404)
  })

  test('says from the second version on what changes, and begins no earlier than the version in force', async () => {
    const here = world()
    const { client, make } = here
    const current = await someInForce(here)
    const silent = await make({ changeSummary: { ja: null, en: null } })
    const publishing = (record: AnyRecord) => refused(client.transition(record.id, record.lockVersion, 'publish'))
    expect(broken(await publishing(silent))).toEqual([{ path: 'changeSummary.ja', rule: 'requiredInput' }])
    const early = await make({ effectiveDate: '2000-01-01' })
    const answer = await publishing(early)
    expect(answer.issues).toMatchObject([{ path: 'effectiveDate', rule: 'notBeforeVersion', params: { day: current['effectiveDate'] } }])
    const unread = await make({ reviewedConfirm: false })
    expect(pathsOf(await publishing(unread))).toEqual(['reviewedConfirm'])
  })
}

/** Checks versions that are published. */
const legalVersionSuite: Suite = (type, world) => {
  test('begins on its day, and puts the version before out of force', async () => {
    const here = world()
    const { publish, make, client } = here
    const before = await publish(await make())
    expect(before).toMatchObject({ status: 'published', state: 'inForce' })
    const later = await publish(await make({ effectiveDate: dayFrom(2) }))
    expect(later.state).toBe('scheduled')
    expect((await deliveredRecord(here, later.id)).status).toBe(404)
    expect((await client.get(before.id)).state).toBe('inForce')
    const next = await publish(await make())
    expect(next.state).toBe('inForce')
    expect((await client.get(before.id)).state).toBe('superseded')
    expect((await inForce(here)).map(({ id }) => id)).toEqual([next.id])
    expect((await client.list({ status: 'scheduled', limit: 100 })).items.map(({ id }) => id)).toContain(later.id)
  })

  test('is read as the current version, and as the history of those that have begun', async () => {
    const here = world()
    const { publish, make } = here
    const before = await publish(await make())
    const current = await publish(await make())
    const later = await publish(await make({ effectiveDate: dayFrom(3) }))
    const draft = await make()
    for (const locale of ['ja', 'en'] as const) {
      const answer = await deliveredRecord(here, 'current', locale)
      expect(answer).toMatchObject({ status: 200, body: { id: current.id, version: current['version'], effectiveDate: dayFrom(0) } })
      expect(answer.text).toBe((await deliveredRecord(here, current.id, locale)).text)
    }
    expect((await deliveredRecord(here, before.id)).status).toBe(200)
    for (const shown of [before, current])
      expect(await deliveredInList(here, shown.id, 'limit=100'), String(shown['version'])).not.toBeNull()
    for (const hidden of [later, draft]) {
      expect((await deliveredRecord(here, hidden.id)).status).toBe(404)
      expect(await deliveredInList(here, hidden.id, 'limit=100')).toBeNull()
    }
  })

  test('stays as it was agreed to: a published version is neither edited nor deleted', async () => {
    const here = world()
    const { client, editor, path, publish, make, edit } = here
    const live = await publish(await make())
    const shut = { status: 409, code: 'published-version' }
    expect(await refused(client.update(live.id, live.lockVersion, await edit()))).toMatchObject(shut)
    expect(await refused(client.remove(live.id, '*'))).toMatchObject(shut)
    const headers = { 'if-match': `"${live.lockVersion}"` }
    expect((await editor.raw('POST', `${path}/${live.id}/revisions/1/restore`, { headers })).status).toBe(409)
    expect(await refused(client.transition(live.id, live.lockVersion, 'publish'))).toMatchObject({
      status: 409,
      code: 'illegal-transition',
    })
    const { lockVersion } = live
    const changes: Values = await edit()
    const batch = await editor.raw('POST', `/api/v1/tenants/${here.tenant.slug}/batch`, {
      body: { changes: [{ type: type.name, id: live.id, lockVersion, changes }] },
    })
    expect(batch.status).toBe(409)
    expect((await editor.raw('POST', `${path}/bulk`, { body: { action: 'delete', ids: [live.id] } })).status).toBe(405)
    expect(await client.get(live.id)).toMatchObject({ lockVersion, state: 'inForce' })
  })
}

/** Checks how one version follows another. */
const legalSuccessionSuite: Suite = (type, world) => {
  test('is copied as the draft of the next version, to be dated, summed up and reviewed anew', async () => {
    const here = world()
    const { client, clear, publish, make } = here
    const live = await publish(await make({ version: `1.${Date.now() % 1_000_000_000}` }))
    await clear()
    const draft = await client.duplicate(live.id)
    const [major, minor] = String(live['version']).split('.')
    expect(draft).toMatchObject({
      state: 'draft',
      version: `${major}.${Number(minor) + 1}`,
      enactedOn: live['enactedOn'],
      changeSummary: { ja: null, en: null },
      reviewedConfirm: false,
      [type.title]: live[type.title],
    })
    expect((await client.get(live.id)).lockVersion).toBe(live.lockVersion)
  })

  test('is withdrawn only while another is in force, which then counts again', async () => {
    const here = world()
    const { client, publish, make } = here
    const before = await publish(await make())
    const live = await publish(await make())
    const withdrawn = await client.transition(live.id, live.lockVersion, 'withdraw')
    expect(withdrawn).toMatchObject({ status: 'withdrawn', state: 'withdrawn' })
    expect((await deliveredRecord(here, live.id)).status).toBe(404)
    expect((await deliveredRecord(here, 'current')).body['id']).toBe(before.id)
    expect(await client.get(before.id)).toMatchObject({ state: 'inForce' })
    expect(await refused(client.transition(live.id, withdrawn.lockVersion, 'withdraw'))).toMatchObject({
      status: 409,
      code: 'illegal-transition',
    })
    expect(await refused(client.transition(live.id, withdrawn.lockVersion, 'publish'))).toMatchObject({
      status: 409,
      code: 'illegal-transition',
    })
    expect(await refused(client.remove(live.id, '*'))).toMatchObject({ status: 409, code: 'published-version' })
  })
}

/** Tests versions of a document: one draft at a time, published irrevocably, each in force from its effective day. */
export const legalSuite: Suite = (type, world, tenant) => {
  if (type.workflow !== 'legal') return
  legalDraftSuite(type, world, tenant)
  legalVersionSuite(type, world, tenant)
  legalSuccessionSuite(type, world, tenant)
}
