import type { CustomRole } from '@captain/auth-core'
import { text } from '@captain/content-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readRestorePoints } from './restore-points.ts'
import { rewriteRecords } from './rewrite-records.ts'
import { innWith, openInn, published, type Inn } from './testing/inn.ts'
import { undoChange } from './undo-change.ts'

const BEFORE = innWith({ fields: { fee: text({ maxBytes: 90 }) } })
const AFTER = innWith({ fields: { price: text({ maxBytes: 90, was: 'fee' }) }, name: 'guest-room', was: 'room' })

const RIGHTS = { operations: ['read'], languages: null, fields: { fee: 'hidden' }, otherFields: 'write' } as const
const ROLE: CustomRole = {
  key: 'reader',
  names: { ja: '閲覧係', en: 'Reader' },
  media: false,
  types: { '*': { operations: ['read', 'create', 'update', 'delete'], languages: null, fields: {}, otherFields: 'write' }, room: RIGHTS },
}

let inn: Inn

beforeEach(async () => {
  inn = await openInn()
})
afterEach(() => inn.close())

const rights = async (): Promise<CustomRole['types']> => {
  const { rows } = await inn.pool.query<{ definition: CustomRole }>('select definition from content.member_role')
  return rows[0]?.definition.types ?? {}
}

test('a custom role has the same rights on a renamed type and a renamed field, also if the change is undone', async () => {
  await published(await inn.start(BEFORE), { name: { ja: '松の間' }, slug: 'pine', fee: '9000' })
  await inn.pool.query(
    `insert into content.member_role (tenant_id, key, definition, lock_version, created_at, updated_at, updated_by_name)
     values (903, 'reader', $1, 1, now(), now(), 'x')`,
    [JSON.stringify(ROLE)],
  )
  const renamed = await inn.start(AFTER)
  // A server with the earlier declaration goes on with the earlier names.
  const both = { ...RIGHTS, fields: { fee: 'hidden', price: 'hidden' } }
  expect(await rights()).toEqual({ ...ROLE.types, room: both, 'guest-room': both })

  await inn.pool.query(
    `update content.member_role set definition = jsonb_set(definition #- '{types,room}', '{types,guest-room,fields,price}', '"read"')`,
  )
  await rewriteRecords(renamed)
  const back = await inn.start(BEFORE)
  const [point] = await back.store.forPublic(BEFORE).read(readRestorePoints)
  expect(await undoChange(back, BEFORE, point?.id ?? '')).toBeNull()
  expect((await rights())['room']).toMatchObject({ operations: ['read'], fields: { fee: 'read' } })
})
