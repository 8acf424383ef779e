import { slugField, titleOf } from '@captain/content-core'
import { expect, test } from 'vitest'
import { pathsForPublishing } from '../samples/sample-values.ts'
import { deliveredInList, deliveredRecord } from '../world/delivery.ts'
import { keysOf } from '../world/keys-of.ts'
import { broken, refused } from '../world/refused.ts'
import { expectLacking } from './expect-lacking.ts'
import type { Suite } from './suite.ts'
import { testWhen } from './test-when.ts'

const later = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()

/** Tests that drafts are not public. */
const draftSuite: Suite = (type, world) => {
  const slug = slugField(type)

  test('keeps a draft from the public', async () => {
    const here = world()
    const draft = await here.make()
    for (const key of keysOf(type, draft)) expect((await deliveredRecord(here, key)).status, key).toBe(404)
    expect(await deliveredInList(here, draft.id, `q=${encodeURIComponent(titleOf(type, draft, 'ja'))}`)).toBeNull()
  })

  const lacking = pathsForPublishing(type)

  testWhen(lacking.length > 0, 'names everything that a draft lacks for publishing', async () => {
    const { client, least } = world()
    const draft = await client.create(await least())
    const answer = await refused(client.transition(draft.id, draft.lockVersion, 'publish'))
    expect(answer).toMatchObject({ status: 422, code: 'invalid' })
    // A record cannot be published under the generated slug of a draft.
    const expected = slug === null ? lacking : [...lacking, slug]
    expectLacking(type, answer, expected)
    expect((await client.get(draft.id)).state).toBe('draft')
  })
}

/** Tests that the public reads the published copy. */
const publishedCopySuite: Suite = (type, world) => {
  const slug = slugField(type)

  test('shows a record as soon as it is published, and its edits only when it is published again', async () => {
    const here = world()
    const { client, make, publish, sample } = here
    const live = await publish(await make())
    expect(live).toMatchObject({ state: 'published', status: 'published', hasUnpublishedChanges: false })
    expect(live.firstPublishedAt).toBeTruthy()
    const before = await deliveredRecord(here, live.id)
    expect(before.status).toBe(200)

    const next = await sample()
    const changes = { [type.title]: next[type.title], ...(slug !== null && { [slug]: next[slug] }) }
    const edited = await client.update(live.id, live.lockVersion, changes)
    expect(edited).toMatchObject({ state: 'published', hasUnpublishedChanges: true })
    expect((await deliveredRecord(here, live.id)).text).toBe(before.text)
    expect(await deliveredInList(here, live.id, `q=${encodeURIComponent(titleOf(type, edited, 'ja'))}`)).toBeNull()
    for (const key of keysOf(type, edited).slice(1)) expect((await deliveredRecord(here, key)).status, key).toBe(404)

    const again = await publish(edited)
    expect(again.firstPublishedAt).toBe(live.firstPublishedAt)
    const after = await deliveredRecord(here, live.id)
    expect(after.body[type.title]).toBe(titleOf(type, edited, 'ja'))
    expect(await deliveredInList(here, live.id, `q=${encodeURIComponent(titleOf(type, edited, 'ja'))}`)).not.toBeNull()
  })

  testWhen(slug !== null, 'leads from an old public address to the new one', async () => {
    const here = world()
    const { client, make, publish, sample, guest, tenant } = here
    const live = await publish(await make())
    const next = String((await sample())[slug ?? ''])
    await publish(await client.update(live.id, live.lockVersion, { [slug ?? '']: next }))
    const moved = await guest.http.get<{ readonly id: string }>(`/api/v1/public/${tenant.slug}/${type.name}/${String(live[slug ?? ''])}`)
    expect(moved).toMatchObject({ id: live.id, [slug ?? '']: next })
  })
}

/** Tests the states of a publication. */
const publicationStatesSuite: Suite = (type, world) => {
  test('takes a record back from the public', async () => {
    const here = world()
    const live = await here.publish(await here.make())
    const draft = await here.withdraw(live)
    expect(draft).toMatchObject({ state: 'draft', status: 'draft' })
    expect((await deliveredRecord(here, live.id)).status).toBe(404)
  })

  test('goes only the ways that the state allows', async () => {
    const { client, make } = world()
    const draft = await make()
    expect(await refused(client.transition(draft.id, draft.lockVersion, 'unpublish'))).toMatchObject({
      status: 409,
      code: 'illegal-transition',
    })
    const archived = await client.transition(draft.id, draft.lockVersion, 'archive')
    expect(archived.state).toBe('archived')
    expect((await client.transition(archived.id, archived.lockVersion, 'reopen')).state).toBe('draft')
    expect(await refused(client.transition(draft.id, draft.lockVersion, 'publish'))).toMatchObject({
      status: 409,
      code: 'version-conflict',
    })
  })

  test('waits for the day on which publication starts, and ends on the day it should', async () => {
    const here = world()
    const { client, make, publish } = here
    const scheduled = await publish(await make({ publishFrom: later(2), publishUntil: later(9) }))
    expect(scheduled.state).toBe('scheduled')
    expect((await deliveredRecord(here, scheduled.id)).status).toBe(404)
    const expired = await publish(await make({ publishFrom: later(-9), publishUntil: later(-2) }))
    expect(expired.state).toBe('expired')
    expect((await deliveredRecord(here, expired.id)).status).toBe(404)
    const backwards = await refused(client.update(expired.id, expired.lockVersion, { publishUntil: later(-10) }))
    expect(broken(backwards)).toEqual([{ path: 'publishUntil', rule: 'endAfterStart' }])
  })
}

/** Tests that the working copy and the published copy are independent. */
export const publishingSuite: Suite = (type, world, tenant) => {
  if (type.workflow !== 'publish') return
  draftSuite(type, world, tenant)
  publishedCopySuite(type, world, tenant)
  publicationStatesSuite(type, world, tenant)
}
