import type { AnyRecord } from '@captain/content-core'
import { expect, test } from 'vitest'
import { pathsForPublishing } from '../samples/sample-values.ts'
import { allPages } from '../world/all-pages.ts'
import { deliveredRecord } from '../world/delivery.ts'
import { refused } from '../world/refused.ts'
import { expectLacking } from './expect-lacking.ts'
import type { Suite } from './suite.ts'
import { testWhen } from './test-when.ts'

/** Tests that a toggle shows and hides a record immediately, and that a dragged order persists. */
export const togglingSuite: Suite = (type, world) => {
  if (type.workflow !== 'toggle') return

  test('shows a record to the public as soon as its switch is on, edits included, and hides it when it is off', async () => {
    const here = world()
    const { client, make } = here
    const made = await make()
    expect((await deliveredRecord(here, made.id)).status).toBe(404)
    const on = await client.update(made.id, made.lockVersion, { isPublished: true })
    expect(on.state).toBe('on')
    expect((await deliveredRecord(here, made.id)).status).toBe(200)
    const edited = await client.update(on.id, on.lockVersion, await here.edit())
    expect((await deliveredRecord(here, made.id)).body['updatedAt']).toBe(edited.updatedAt)
    const off = await client.update(edited.id, edited.lockVersion, { isPublished: false })
    expect(off.state).toBe('off')
    expect((await deliveredRecord(here, made.id)).status).toBe(404)
  })

  const lacking = pathsForPublishing(type)

  testWhen(lacking.length > 0, 'names everything that a record lacks for being switched on', async () => {
    const { client, least } = world()
    const draft = await client.create(await least())
    const answer = await refused(client.update(draft.id, draft.lockVersion, { isPublished: true }))
    expect(answer).toMatchObject({ status: 422, code: 'invalid' })
    expectLacking(type, answer, lacking)
    expect((await client.get(draft.id)).state).toBe('off')
  })

  test('puts new records last and keeps the order that people drag them into', async () => {
    const { client, make } = world()
    const made: AnyRecord[] = []
    for (let count = 0; count < 3; count += 1) made.push(await make())
    const orders = made.map((record) => Number(record['sortOrder']))
    expect(orders.toSorted((one, other) => one - other)).toEqual(orders)
    const wanted = [made[2], made[0], made[1]].flatMap((record) => record?.id ?? [])
    await client.reorder(wanted)
    const listed = await allPages(client.list, { sort: 'sortOrder' })
    expect(listed.filter((record) => wanted.includes(record.id)).map((record) => record.id)).toEqual(wanted)
    expect((await client.get(wanted[0] ?? '')).lockVersion).toBe(1)
    expect((await refused(client.reorder([...wanted, '01ARZ3NDEKTSV4RRFFQ69G5FAV']))).status).toBe(404)
  })
}
