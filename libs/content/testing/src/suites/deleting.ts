import { contentTypeOf, titleOf, type AnyField, type OnDelete, isDelivered } from '@captain/content-core'
import { expect, test } from 'vitest'
import { fieldsSetBy, isRemoved, originOf } from '../declared/abilities.ts'
import { allPages } from '../world/all-pages.ts'
import { deliveredRecord } from '../world/delivery.ts'
import { refused } from '../world/refused.ts'
import type { Suite } from './suite.ts'
import { testWhen } from './test-when.ts'

type Pointer = Extract<AnyField, { readonly kind: 'reference' | 'references' }>

/** Checks the way to the trash and back. */
export const trashSuite: Suite = (type, world) => {
  if (!isRemoved(type)) return
  const isLegal = type.workflow === 'legal'
  const uniques = Object.entries(type.fields).filter(([, field]) => field.unique && field.setBy === 'staff')

  test('goes to the trash, comes back as it was, and goes again', async () => {
    const here = world()
    const { client, make, publish } = here
    const record = isLegal ? await make() : await publish(await make())
    const inList = async (query = {}) => (await allPages(client.list, query)).some((one) => one.id === record.id)

    await client.remove(record.id, '*')
    expect(await inList()).toBe(false)
    expect(await inList({ trash: true })).toBe(true)
    expect((await deliveredRecord(here, record.id)).status).toBe(404)
    expect((await refused(client.update(record.id, record.lockVersion, {}))).status).toBe(404)
    expect((await refused(client.remove(record.id, '*'))).status).toBe(404)

    const back = await client.restore(record.id)
    expect(back.deletedAt).toBeNull()
    for (const name of Object.keys(type.fields)) expect(back[name], name).toEqual(record[name])
    expect(await inList()).toBe(true)
    expect(await inList({ trash: true })).toBe(false)
    expect((await deliveredRecord(here, record.id)).status).toBe(isDelivered(type) && !isLegal ? 200 : 404)

    await client.remove(record.id, '*')
    expect(await inList({ trash: true })).toBe(true)
  })

  testWhen(
    uniques.length > 0 && originOf(type) === 'made' && !isLegal,
    'frees unique values in the trash, and does not take them back by force',
    async () => {
      const { client, make, sample } = world()
      const record = await make()
      await client.remove(record.id, '*')
      const taken = Object.fromEntries(uniques.map(([name]) => [name, record[name]]))
      const heir = await client.create({ ...(await sample()), ...taken })
      const answer = await refused(client.restore(record.id))
      expect(answer).toMatchObject({ status: 422 })
      expect(answer.issues.every(({ rule }) => rule === 'duplicate')).toBe(true)
      await client.remove(heir.id, '*')
      expect((await client.restore(record.id)).deletedAt).toBeNull()
    },
  )
}

/** Checks what happens to records that refer to a deleted one. */
export const referencesSuite: Suite = (type, world, tenant) => {
  if (!isRemoved(type)) return
  const pointers = (onDelete: OnDelete) =>
    Object.entries(fieldsSetBy(type)).flatMap(([name, field]) =>
      (field.kind === 'reference' || field.kind === 'references') &&
      field.config.onDelete === onDelete &&
      // Undeletable records neither block a deletion nor are deleted with it.
      tenant.contentTypes.some((one) => one.name === field.config.to && isRemoved(one))
        ? [[name, field] as const]
        : [],
    )
  /** Creates a record whose field refers to another one, and returns both. */
  const pointing = async (name: string, field: Pointer) => {
    const { make, world: other } = world()
    const there = other(contentTypeOf(tenant, field.config.to) ?? type)
    const target = await there.make()
    return { there, target, record: await make({ [name]: field.kind === 'references' ? [target.id] : target.id }) }
  }

  test.for([...pointers('restrict'), ...pointers('set-null'), ...pointers('cascade')])(
    'tells by %s what a record is used by',
    async ([name, field]) => {
      const { there, target, record } = await pointing(name, field)
      const { items } = await there.client.usedBy(target.id)
      const title = expect.objectContaining({ ja: titleOf(type, record, 'ja') })
      // Other records that the sample needs may use it too.
      const own = items.filter((one) => one.type === type.name)
      expect(own).toEqual([{ type: type.name, id: record.id, title, onDelete: field.config.onDelete }])
    },
  )

  test.for(pointers('restrict'))('keeps what %s points to, and says what holds it', async ([name, field]) => {
    const { there, target } = await pointing(name, field)
    const { items } = await there.client.usedBy(target.id)
    const answer = await refused(there.client.remove(target.id, '*'))
    expect(answer).toMatchObject({ status: 409, code: 'in-use', problem: { usedBy: items } })
    expect((await there.client.get(target.id)).deletedAt).toBeNull()
  })

  test.for(pointers('set-null'))('lets go of what %s pointed to when that is deleted', async ([name, field]) => {
    const { there, target, record } = await pointing(name, field)
    await there.client.remove(target.id, '*')
    const released = await world().client.get(record.id)
    expect(released[name]).toEqual(field.kind === 'references' ? [] : null)
    expect(released.lockVersion).toBe(record.lockVersion + 1)
  })

  test.for(pointers('cascade'))('goes along when what %s points to is deleted, and comes back with it', async ([name, field]) => {
    const { there, target, record } = await pointing(name, field)
    const { client } = world()
    await there.client.remove(target.id, '*')
    expect((await refused(client.update(record.id, record.lockVersion, {}))).status).toBe(404)
    await there.client.restore(target.id)
    expect((await client.get(record.id)).deletedAt).toBeNull()
  })
}

/** Checks that records of a type that cannot be deleted stay. */
export const undeletableSuite: Suite = (type, world) => {
  testWhen(!isRemoved(type), 'is never deleted, not by itself nor among others', async () => {
    const { client, editor, path, make } = world()
    const record = await make()
    expect((await editor.raw('DELETE', `${path}/${record.id}`)).status).toBe(405)
    expect((await editor.raw('POST', `${path}/${record.id}/restore`)).status).toBe(405)
    const bulk = await editor.raw('POST', `${path}/bulk`, { body: { action: 'delete', ids: [record.id] } })
    if (bulk.status === 200) expect(JSON.parse(bulk.text)).toMatchObject({ done: 0, failed: [{ id: record.id, code: 'not-removable' }] })
    else expect(bulk.status).toBe(405)
    expect((await client.get(record.id)).deletedAt).toBeNull()
    expect((await client.list({ trash: true })).items).toEqual([])
  })
}
