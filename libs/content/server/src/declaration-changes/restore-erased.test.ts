import { reference, text } from '@captain/content-core'
import { expect, test } from 'vitest'
import { eraseRecords } from '../personal-data/erase-records.ts'
import { discloseRecords } from '../personal-data/disclose.ts'
import { findPerson } from '../personal-data/find-person.ts'
import type { ContentServices } from '../services.ts'
import { SYSTEM_AUTHOR } from '../store/author.ts'
import { rewriteRecords } from './rewrite-records.ts'
import { innWith, openInn, published, roomOf, save } from './testing/inn.ts'

test('an erased person is in no restore point', async () => {
  const inn = await openInn()
  try {
    const before = innWith({ fields: { guest: text({ maxBytes: 90, personal: true }) } })
    const id = await published(await inn.start(before), { name: { ja: '松の間' }, slug: 'pine', guest: '佐藤' })
    const changed = await inn.start(innWith({ fields: { visitor: text({ maxBytes: 90, personal: true, was: 'guest' }) } }))
    await rewriteRecords(changed)
    const kept = () => inn.pool.query(`select from content.former_value where entry_id = $1`, [id])
    expect((await kept()).rowCount).toBe(1)
    const { tenant, type } = roomOf(changed)
    await changed.store.forTenant(SYSTEM_AUTHOR, tenant).write((tx) => eraseRecords(tx, [{ type: type.name, id }]))
    expect((await kept()).rowCount).toBe(0)
  } finally {
    await inn.close()
  }
})

const GUESTS = {
  fields: {
    family: text({ maxBytes: 90, personal: true }),
    given: text({ maxBytes: 90, personal: true }),
    annex: reference({ to: 'room', onDelete: 'set-null', public: true }),
  },
}

const namesOf = (family: string, given: string, slug: string) => ({ name: { ja: `${given}の間` }, slug, family, given })

const inInn = (services: ContentServices) => {
  const [tenant] = services.tenants
  if (tenant === undefined) throw new Error('the inn runs')
  const writer = services.store.forTenant(SYSTEM_AUTHOR, tenant)
  return {
    find: (needle: string) => findPerson((work) => writer.writeAside(work), tenant.contentTypes, [needle]),
    disclose: (records: Parameters<typeof discloseRecords>[1]) =>
      writer.writeAside((tx) => discloseRecords(tx, records, { locale: 'en', messages: {} })),
    erase: (records: Parameters<typeof eraseRecords>[1]) => writer.write((tx) => eraseRecords(tx, records)),
  }
}

test('a person is found, disclosed and erased in records of a dropped type; a namesake stays', async () => {
  const inn = await openInn()
  try {
    const services = await inn.start(innWith(GUESTS))
    const id = await published(services, namesOf('佐藤', '桜子', 'pine'))
    await save(services, id, { given: '桜' })
    const namesake = await published(services, namesOf('佐藤', '桜子', 'plum'))
    const without = await inn.start(innWith({ fields: {} }, 'none', { room: 'drop' }))
    await rewriteRecords(without)
    const { find, disclose, erase } = inInn(without)
    const found = await find('佐藤桜子')
    expect(found.map((one) => one.id)).toEqual([id, namesake])
    expect(found[0]).toMatchObject({ type: 'room', isRemoved: true, outcome: 'erase', fields: ['given', 'family'], revisions: 2 })
    const [disclosed] = await disclose([{ type: 'room', id }])
    expect(disclosed).toMatchObject({ type: 'room', isRemoved: true })
    expect(disclosed?.fields).toContainEqual({ label: 'given (former field)', value: '桜', earlier: ['桜子'] })
    expect(await erase([{ type: 'room', id }])).toMatchObject({ records: 1 })
    expect((await inn.pool.query(`select entry_id from content.former_value`)).rows).toEqual([{ entry_id: namesake }])
    expect(await find('佐藤桜子')).toHaveLength(1)
  } finally {
    await inn.close()
  }
})

test('a person is erased from records of a type that is removed and kept, also where others refer to them', async () => {
  const inn = await openInn()
  try {
    const services = await inn.start(innWith(GUESTS))
    const first = await published(services, namesOf('佐藤', '桜子', 'sakurako'))
    const second = await published(services, namesOf('佐藤', '桜子', 'sato'))
    await published(services, { ...namesOf('', '', 'plum'), name: { ja: '梅の間' }, annex: second })
    const without = await inn.start(innWith({ fields: {} }, 'none', { room: 'keep' }))
    const { find, erase } = inInn(without)
    const found = await find('佐藤桜子')
    expect(found).toMatchObject([
      { id: first, isRemoved: true },
      { id: second, isRemoved: true },
    ])
    expect(await erase(found)).toMatchObject({ records: 1, emptied: 1 })
    expect(await find('佐藤桜子')).toEqual([])
    for (const table of ['entry', 'entry_revision', 'entry_index', 'entry_search', 'entry_unique', 'redirect'])
      expect((await inn.pool.query(`select from content.${table} x where x::text ~ '桜子|sato|sakurako'`)).rowCount, table).toBe(0)
    // The site goes on with the declaration of before.
    expect((await inn.start(innWith(GUESTS))).refused.size).toBe(0)
  } finally {
    await inn.close()
  }
})
