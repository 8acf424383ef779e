import { titleOf, writableFields, type AnyContentType, type AnyRecord, type Values } from '@captain/content-core'
import { expect, test } from 'vitest'
import { broken, refused } from '../world/refused.ts'
import type { Suite } from './suite.ts'
import { testWhen } from './test-when.ts'

const SYSTEM = ['updatedAt', 'updatedBy', 'lockVersion', 'localeUpdatedAt', 'included']

/** What an edit of some fields must leave alone. */
const others = (type: AnyContentType, record: AnyRecord, changed: readonly string[]): Values =>
  Object.fromEntries(
    Object.entries(record).filter(([name]) => !changed.includes(name) && !SYSTEM.includes(name) && type.fields[name]?.compute == null),
  )

/** Edits change what they say and nothing else, and never overwrite somebody's. */
export const updatingSuite: Suite = (type, world) => {
  const editable = Object.keys(writableFields(type)).filter(
    (name) => type.fields[name]?.kind !== 'slug' && name !== 'isPublished' && name !== 'sortOrder',
  )

  test('changes one field and keeps the others, one version on', async () => {
    const { client, make, sample } = world()
    const before = await make()
    const { [type.title]: title } = await sample()
    const updated = await client.update(before.id, before.lockVersion, { [type.title]: title })
    const read = await client.get(before.id)
    expect(read[type.title]).toEqual(title)
    expect(others(type, read, [type.title])).toEqual(others(type, before, [type.title]))
    expect(read.lockVersion).toBe(before.lockVersion + 1)
    expect(updated.updatedAt > before.updatedAt).toBe(true)
  })

  test('takes over a whole other record at once', async () => {
    const { client, make, sample } = world()
    const before = await make()
    const sent = await sample(1)
    const changes = Object.fromEntries(editable.filter((name) => name in sent).map((name) => [name, sent[name]]))
    await client.update(before.id, before.lockVersion, changes)
    const read = await client.get(before.id)
    expect(Object.fromEntries(Object.keys(changes).map((name) => [name, read[name]]))).toEqual(changes)
  })

  const localized = editable.filter((name) => type.fields[name]?.localized === true)

  testWhen(localized.length > 0, 'keeps the Japanese text when only the English one is sent, and dates them apart', async () => {
    const { client, make } = world()
    const before = await make()
    const name = localized.includes(type.title) ? type.title : (localized[0] ?? '')
    const updated = await client.update(before.id, before.lockVersion, { [name]: { en: 'Another text' } })
    expect(updated[name]).toEqual({ ...(before[name] as object), en: 'Another text' })
    expect(updated.localeUpdatedAt).toEqual({ ja: before.localeUpdatedAt.ja, en: updated.updatedAt })
  })

  test('empties every field that may be empty', async () => {
    const { client, make } = world()
    const before = await make()
    const optional = editable.filter(
      (name) => type.fields[name]?.required !== 'save' && !['boolean', 'group'].includes(type.fields[name]?.kind ?? ''),
    )
    const nothing = (name: string) => (type.fields[name]?.localized === true ? { ja: null, en: null } : null)
    const updated = await client.update(before.id, before.lockVersion, Object.fromEntries(optional.map((name) => [name, nothing(name)])))
    for (const name of optional) expect([null, [], { ja: null, en: null }], name).toContainEqual(updated[name])
  })

  test('answers a stale edit with both versions and changes nothing', async () => {
    const { client, make, sample } = world()
    const before = await make()
    const mine = (await sample())[type.title]
    const theirs = (await sample())[type.title]
    await client.update(before.id, before.lockVersion, { [type.title]: theirs })
    const answer = await refused(client.update(before.id, before.lockVersion, { [type.title]: mine }))
    expect(answer).toMatchObject({ status: 409, code: 'version-conflict' })
    expect(answer.problem?.['current']).toMatchObject({ id: before.id, lockVersion: before.lockVersion + 1, [type.title]: theirs })
    expect(answer.problem?.['base']).toMatchObject({ id: before.id, lockVersion: before.lockVersion, [type.title]: before[type.title] })
    expect((await client.get(before.id))[type.title]).toEqual(theirs)
  })

  test('asks which version an edit is based on', async () => {
    const { editor, client, path, make, sample } = world()
    const before = await make()
    const { [type.title]: title } = await sample()
    expect((await editor.raw('PATCH', `${path}/${before.id}`, { body: { [type.title]: title } })).status).toBe(428)
    expect((await client.get(before.id)).lockVersion).toBe(before.lockVersion)
    const inBody = await editor.raw('PATCH', `${path}/${before.id}`, { body: { [type.title]: title, lockVersion: before.lockVersion } })
    expect(inBody.status).toBe(200)
  })

  test('refuses wrong input of an edit as of a new record, and keeps what there was', async () => {
    const { client, make } = world()
    const before = await make()
    const unknown = await refused(client.update(before.id, before.lockVersion, { nonsense: 1 }))
    expect(broken(unknown)).toEqual([{ path: 'nonsense', rule: 'unknownKeys' }])
    const empty = type.fields[type.title]?.localized === true ? { ja: '', en: null } : ''
    expect((await refused(client.update(before.id, before.lockVersion, { [type.title]: empty }))).status).toBe(422)
    expect(await client.get(before.id)).toMatchObject({ lockVersion: before.lockVersion, [type.title]: before[type.title] })
  })

  test('keeps every version, with who changed which fields', async () => {
    const { client, make, sample } = world()
    const before = await make()
    const { [type.title]: title } = await sample()
    await client.update(before.id, before.lockVersion, { [type.title]: title })
    const { items } = await client.revisions(before.id)
    expect(items.map(({ number }) => number)).toEqual([2, 1])
    expect(items[0]?.changedFields).toEqual([type.title])
    expect(items[0]?.createdBy?.name).toBeTruthy()
    expect(await client.revision(before.id, 1)).toMatchObject({ [type.title]: before[type.title] })
  })

  testWhen(type.screens.includes('new'), 'copies a record under another name, nowhere public', async () => {
    const { client, make, publish } = world()
    const original = await publish(await make())
    const copy = await client.duplicate(original.id)
    expect(copy.id).not.toBe(original.id)
    expect(['draft', 'off', 'plain']).toContain(copy.state)
    expect(titleOf(type, copy, 'ja')).not.toBe(titleOf(type, original, 'ja'))
    expect((await client.get(original.id)).lockVersion).toBe(original.lockVersion)
  })
}
