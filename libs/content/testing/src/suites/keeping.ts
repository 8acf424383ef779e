import { expect, test } from 'vitest'
import { isDelivered } from '@captain/content-core'
import { isEdited, originOf } from '../declared/abilities.ts'
import { allPages } from '../world/all-pages.ts'
import { deliveredList, deliveredRecord } from '../world/delivery.ts'
import { refused } from '../world/refused.ts'
import type { Suite } from './suite.ts'
import { testWhen } from './test-when.ts'

/** Tests records that always exist: a singleton, or the declared fixed records. */
export const keepingSuite: Suite = (type, world) => {
  if (originOf(type) !== 'kept') return
  const rows = type.fixedRecords?.records ?? [{}]
  const by = type.fixedRecords?.key

  test('has its records and no others', async () => {
    const found = await allPages(world().client.list)
    expect(found.length).toBe(rows.length)
    if (by === undefined) return
    expect(new Set(found.map((record) => record[by]))).toEqual(new Set(rows.map((row) => row[by])))
  })

  test('neither gains nor loses one', async () => {
    const { owner, path, make, sample, client } = world()
    const record = await make()
    expect((await owner.raw('POST', path, { body: await sample() })).status).toBe(405)
    expect((await owner.raw('POST', `${path}/${record.id}/duplicate`)).status).toBe(405)
    expect((await owner.raw('DELETE', `${path}/${record.id}`)).status).toBe(405)
    expect((await allPages(client.list)).length).toBe(rows.length)
  })

  testWhen(by !== undefined, 'keeps what tells the records apart', async () => {
    const { client, make } = world()
    const record = await make()
    const other = rows.find((row) => row[by ?? ''] !== record[by ?? '']) ?? {}
    const answer = await refused(client.update(record.id, record.lockVersion, { [by ?? '']: other[by ?? ''] }))
    expect(answer.status).toBe(422)
    expect((await client.get(record.id))[by ?? '']).toBe(record[by ?? ''])
  })

  testWhen(isEdited(type), 'saves an edit over the version it was based on, and stays as it was when one is refused', async () => {
    const { client, make, edit } = world()
    const record = await make()
    expect((await refused(client.update(record.id, record.lockVersion, { ...(await edit()), nonsense: 1 }))).status).toBe(422)
    expect(await client.get(record.id)).toEqual(expect.objectContaining({ lockVersion: record.lockVersion, updatedAt: record.updatedAt }))
    const saved = await client.update(record.id, record.lockVersion, await edit())
    expect(saved.lockVersion).toBe(record.lockVersion + 1)
    expect((await client.update(record.id, saved.lockVersion, {})).lockVersion).toBe(saved.lockVersion)
  })

  testWhen(isDelivered(type), 'is public as soon as it is saved', async () => {
    const here = world()
    const record = await here.make()
    expect((await deliveredRecord(here, record.id)).body).toMatchObject({ id: record.id })
    expect((await deliveredList(here, 'limit=100')).body.items.map((item) => item['id'])).toContain(record.id)
    const edited = await here.client.update(record.id, record.lockVersion, await here.edit())
    expect((await deliveredRecord(here, record.id)).body['updatedAt']).toBe(edited.updatedAt)
  })

  testWhen(isDelivered(type) && type.workflow === 'singleton', 'is read as the current one', async () => {
    const here = world()
    const record = await here.make()
    for (const locale of ['ja', 'en'] as const) {
      const current = await deliveredRecord(here, 'current', locale)
      expect(current.status).toBe(200)
      expect(current.text).toBe((await deliveredRecord(here, record.id, locale)).text)
    }
  })
}
