import { text } from '@captain/content-core'
import { expect, test } from 'vitest'
import { eraseRecords } from '../personal-data/erase-records.ts'
import { SYSTEM_AUTHOR } from '../store/author.ts'
import { rewriteRecords } from './rewrite-records.ts'
import { innWith, openInn, published, roomOf } from './testing/inn.ts'

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
    await changed.store.forTenant(SYSTEM_AUTHOR, tenant).write((tx) => eraseRecords(tx, [{ type, id }]))
    expect((await kept()).rowCount).toBe(0)
  } finally {
    await inn.close()
  }
})
