import { currentClock, emptyValues, titleOf, type AnyContentType, type AnyRecord, type Values } from '@captain/content-core'
import { HttpError } from '@captain/http-core'
import { expect, test } from 'vitest'
import { editedName, fieldsSetBy, isEdited, isScarceKey, originOf } from '../declared/abilities.ts'
import { broken, refused } from '../world/refused.ts'
import { secretText } from '../samples/secret-text.ts'
import type { Suite } from './suite.ts'
import { testWhen } from './test-when.ts'

const SYSTEM = ['updatedAt', 'updatedBy', 'lockVersion', 'localeUpdatedAt', 'englishBehind', 'included', 'readAt']

/** Returns the values that an edit of some fields must not change; omits those that the server derives. */
const others = (type: AnyContentType, record: AnyRecord, changed: readonly string[]): Values =>
  Object.fromEntries(
    Object.entries(record).filter(
      ([name]) => !changed.includes(name) && !SYSTEM.includes(name) && (type.fields[name]?.setBy ?? 'staff') !== 'server',
    ),
  )

/** Returns the names of the fields that the other values require on every save. */
const askedFor = (type: AnyContentType, values: Values): readonly string[] =>
  type.checks
    .filter((check) => check.stage === undefined && !check.test(values as never, values as never, currentClock()))
    .map(({ path }) => path.split('.')[0] ?? path)

/** Returns the names of the fields that an update of any record may set. */
const editableNames = (type: AnyContentType): readonly string[] =>
  Object.keys(fieldsSetBy(type)).filter(
    (name) =>
      !['slug', 'secret'].includes(type.fields[name]?.kind ?? '') &&
      name !== 'isPublished' &&
      name !== 'sortOrder' &&
      !isScarceKey(type, name),
  )

/** Tests changes of one field, of several and of all. */
export const changeSuite: Suite = (type, world) => {
  if (!isEdited(type)) return
  const edited = editedName(type)
  const editable = editableNames(type)

  test('changes one field and keeps the others, one version on', async () => {
    const { client, make, edit } = world()
    const before = await make()
    const changes = await edit()
    const updated = await client.update(before.id, before.lockVersion, changes)
    const read = await client.get(before.id)
    expect(read).toMatchObject(changes)
    expect(others(type, read, [edited])).toEqual(others(type, before, [edited]))
    expect(read.lockVersion).toBe(before.lockVersion + 1)
    expect(updated.updatedAt > before.updatedAt).toBe(true)
  })

  testWhen(type.listEditable.length > 0, 'changes each field of the row by itself', async () => {
    const { client, make, sample } = world()
    let record: AnyRecord = await make()
    const next = await sample(1)
    // The end of a range must move before its start.
    for (const name of type.listEditable.filter((one) => one in next).toReversed()) {
      record = await client.update(record.id, record.lockVersion, { [name]: next[name] })
      expect(record[name], name).toEqual(next[name])
    }
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
}

/** Tests secrets, languages and empty values. */
export const storedValuesSuite: Suite = (type, world) => {
  if (!isEdited(type)) return
  const edited = editedName(type)
  const editable = editableNames(type)
  const secrets = Object.keys(fieldsSetBy(type)).filter((name) => type.fields[name]?.kind === 'secret')

  testWhen(secrets.length > 0, 'keeps secrets from everybody, and through edits of other fields', async () => {
    const here = world()
    const canaries = Object.fromEntries(secrets.map((name) => [name, secretText(type.fields[name])]))
    const made = await here.make()
    const record = await here.client.update(made.id, made.lockVersion, canaries)
    const after = await here.client.update(record.id, record.lockVersion, await here.edit())
    const at = `${here.path}/${record.id}`
    const paths = [
      here.path,
      at,
      `${at}/revisions/${record.lockVersion}`,
      `${at}/events`,
      `/api/v1/public/${here.tenant.slug}/${type.name}`,
    ]
    for (const name of secrets) {
      expect(after[name], name).toMatchObject({ isSet: true })
      for (const path of paths) expect((await here.owner.raw('GET', path)).text, path).not.toContain(canaries[name])
    }
  })

  const localized = editable.filter((name) => type.fields[name]?.localized === true)

  testWhen(localized.length > 0, 'keeps the Japanese text when only the English one is sent, and dates them apart', async () => {
    const { client, make } = world()
    const before = await make()
    const name = localized.includes(edited) ? edited : (localized[0] ?? '')
    const updated = await client.update(before.id, before.lockVersion, { [name]: { en: 'Another text' } })
    expect(updated[name]).toEqual({ ...(before[name] as object), en: 'Another text' })
    expect(updated.localeUpdatedAt).toEqual({ ja: before.localeUpdatedAt.ja, en: updated.updatedAt })
  })

  test('empties every field that may be empty', async () => {
    const { client, make } = world()
    // Public records have more required fields.
    const before = await make(type.workflow === 'singleton' && 'isPublished' in type.fields ? { isPublished: false } : {})
    const unmarked = editable.filter(
      (name) => type.fields[name]?.required !== 'save' && !['boolean', 'group'].includes(type.fields[name]?.kind ?? ''),
    )
    const nothing = (name: string) => (type.fields[name]?.localized === true ? { ja: null, en: null } : null)
    const emptied = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, nothing(name)]))
    const left = Object.entries(emptyValues(type.fields)).filter(([name]) => unmarked.includes(name))
    const asked = askedFor(type, { ...before, ...Object.fromEntries(left) })
    const optional = unmarked.filter((name) => !asked.includes(name))
    const updated = await client.update(before.id, before.lockVersion, emptied(optional))
    for (const name of optional) expect([null, [], { ja: null, en: null }], name).toContainEqual(updated[name])
  })
}

/** Tests stale and invalid edits. */
export const conflictSuite: Suite = (type, world) => {
  if (!isEdited(type)) return
  const edited = editedName(type)

  test('answers a stale edit with both versions and changes nothing', async () => {
    const { client, make, edit } = world()
    const before = await make()
    const mine = await edit()
    const theirs = await edit()
    const saved = await client.update(before.id, before.lockVersion, theirs)
    const answer = await refused(client.update(before.id, before.lockVersion, mine))
    expect(answer).toMatchObject({ status: 409, code: 'version-conflict' })
    expect(answer.problem?.['current']).toMatchObject({ id: before.id, lockVersion: before.lockVersion + 1, ...theirs })
    expect(answer.problem?.['base']).toMatchObject({ id: before.id, lockVersion: before.lockVersion, [edited]: before[edited] })
    expect((await client.get(before.id))[edited]).toEqual(saved[edited])
  })

  test('asks which version an edit is based on', async () => {
    const { editor, client, path, make, edit } = world()
    const before = await make()
    const changes = await edit()
    expect((await editor.raw('PATCH', `${path}/${before.id}`, { body: changes })).status).toBe(428)
    expect((await client.get(before.id)).lockVersion).toBe(before.lockVersion)
    const inBody = await editor.raw('PATCH', `${path}/${before.id}`, { body: { ...changes, lockVersion: before.lockVersion } })
    expect(inBody.status).toBe(200)
  })

  test('takes a record back as it was read, and ignores what only the server sets', async () => {
    const { client, make } = world()
    const read = await client.get((await make()).id)
    const issues = await client.update(read.id, read.lockVersion, read).then(
      () => [],
      (failure: unknown) => (failure instanceof HttpError ? (failure.problem?.issues ?? failure.status) : failure),
    )
    expect(issues).toEqual([])
    expect((await client.get(read.id))[edited]).toEqual(read[edited])
  })

  test('refuses wrong input of an edit as of a new record, and keeps what there was', async () => {
    const { client, make, edit } = world()
    const before = await make()
    const changes = await edit()
    const unknown = await refused(client.update(before.id, before.lockVersion, { ...changes, nonsense: 1 }))
    expect(broken(unknown)).toEqual([{ path: 'nonsense', rule: 'unknownKeys' }])
    const wrong = type.fields[edited]?.localized === true ? { ja: { no: 'value' } } : { no: 'value' }
    expect((await refused(client.update(before.id, before.lockVersion, { [edited]: wrong }))).status).toBe(422)
    expect(await client.get(before.id)).toMatchObject({ lockVersion: before.lockVersion, [edited]: before[edited] })
  })
}

/** Tests revisions, events and copies. */
export const historySuite: Suite = (type, world) => {
  if (!isEdited(type)) return
  const edited = editedName(type)

  test('keeps every version, with who changed which fields', async () => {
    const { client, make, edit } = world()
    const before = await make()
    const after = await client.update(before.id, before.lockVersion, await edit())
    const { items } = await client.revisions(before.id)
    expect(items.slice(0, 2).map(({ number }) => number)).toEqual([after.lockVersion, before.lockVersion])
    expect(items[0]?.changedFields).toContain(edited)
    expect(items[0]?.changedFields.filter((name) => name !== edited && type.fields[name]?.setBy === 'staff')).toEqual([])
    expect(items[0]?.createdBy?.name).toBeTruthy()
    expect(await client.revision(before.id, before.lockVersion)).toMatchObject({ [edited]: before[edited] })
  })

  test('brings a past version back as a new one', async () => {
    const { client, editor, path, make, edit } = world()
    const before = await make()
    const after = await client.update(before.id, before.lockVersion, await edit())
    const back = await editor.raw('POST', `${path}/${before.id}/revisions/${before.lockVersion}/restore`, {
      headers: { 'if-match': `"${after.lockVersion}"` },
    })
    expect(back.status).toBe(200)
    const read = await client.get(before.id)
    expect(read.lockVersion).toBe(after.lockVersion + 1)
    expect(read[edited]).toEqual(before[edited])
  })

  test('tells what happened to the record, newest first', async () => {
    const { client, make, edit } = world()
    const before = await make()
    await client.update(before.id, before.lockVersion, await edit())
    const { items } = await client.events(before.id)
    expect(items[0]).toMatchObject({ action: 'update', note: null })
    expect(items[0]?.changedFields).toContain(edited)
    expect(items[0]?.by?.name).toBeTruthy()
  })

  testWhen(
    originOf(type) === 'made' && type.duplicable && type.workflow !== 'legal',
    'copies a record under another name, nowhere public',
    async () => {
      const { client, make, publish } = world()
      const original = await publish(await make())
      if (type.uniqueTogether.length > 0) {
        expect(await refused(client.duplicate(original.id))).toMatchObject({ status: 422, issues: [{ rule: 'duplicate' }] })
        return
      }
      const copy = await client.duplicate(original.id)
      expect(copy.id).not.toBe(original.id)
      expect(['draft', 'off', 'plain']).toContain(copy.state)
      const isNamed = type.fields[type.title]?.setBy === 'staff'
      expect(titleOf(type, copy, 'ja') === titleOf(type, original, 'ja')).toBe(!isNamed)
      expect((await client.get(original.id)).lockVersion).toBe(original.lockVersion)
    },
  )
}
