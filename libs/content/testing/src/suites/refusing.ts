import { kindOf, slugField, type AnyContentType, type AnyField, type Fields, type Values } from '@captain/content-core'
import { formatMessage, LOCALES } from '@captain/locale'
import { en } from '@captain/validation/messages/en'
import { ja } from '@captain/validation/messages/ja'
import { expect, test } from 'vitest'
import { fieldsSetBy, isEdited, originOf } from '../declared/abilities.ts'
import { neededNames } from '../samples/sample-values.ts'
import { LONG_LETTERS, maxBytesOf, tooLongFor } from '../samples/too-long.ts'
import type { RawAnswer } from '../session/session.ts'
import { broken, refused } from '../world/refused.ts'
import type { World } from '../world/world.ts'
import { expectLacking } from './expect-lacking.ts'
import type { Suite } from './suite.ts'
import { testWhen } from './test-when.ts'

const fieldsWhere = (fields: Fields, test: (field: AnyField) => boolean) => Object.entries(fields).filter(([, field]) => test(field))

const japanesePath = (name: string, field: AnyField): string => (field.localized ? `${name}.ja` : name)

const withJapanese = (field: AnyField, value: unknown, current: unknown): unknown =>
  field.localized ? { ...(current as object), ja: value } : value

/** Way to save values: as a new record, or over an existing one if staff cannot create records. */
type Saving = {
  readonly start: Values
  /** The record before the save; null for a new one. */
  readonly stored: Values | null
  /** Saves the start values, overridden by these. */
  save(values: Values): Promise<unknown>
  raw(body: unknown, locale: 'ja' | 'en'): Promise<RawAnswer>
}

const saving = async (here: World): Promise<Saving> => {
  const { type, client, editor, path } = here
  if (originOf(type) === 'made') {
    await here.clear()
    const start = await here.sample()
    return {
      start,
      stored: null,
      save: (values) => client.create({ ...start, ...values }),
      raw: (body, locale) => editor.raw('POST', path, { body, locale }),
    }
  }
  const record = await here.make()
  const headers = { 'if-match': `"${record.lockVersion}"` }
  return {
    start: await here.sample(),
    stored: record,
    save: (values) => client.update(record.id, record.lockVersion, values),
    raw: (body, locale) => editor.raw('PATCH', `${path}/${record.id}`, { body, locale, headers }),
  }
}

/** Returns whether staff save records of a type: as new ones, or over existing ones. */
const isSaved = (type: AnyContentType): boolean => originOf(type) === 'made' || isEdited(type)

/** Kinds whose values contain others. */
const COMPOSED: ReadonlySet<string> = new Set(['list', 'group', 'references', 'multiSelect', 'tags'])

const NOBODY = '01ARZ3NDEKTSV4RRFFQ69G5FAV'

/** Tests required fields. */
export const requiredSuite: Suite = (type, world) => {
  if (!isSaved(type)) return
  const isMade = originOf(type) === 'made'

  test.for(neededNames(type).map((name) => [name] as const))('needs %s on every save', async ([name]) => {
    const field = type.fields[name] as AnyField
    const { save } = await saving(world())
    const answer = await refused(save({ [name]: field.localized ? { ja: null, en: null } : null }))
    expect(answer).toMatchObject({ status: 422, code: 'invalid' })
    expect(broken(answer)).toContainEqual({ path: japanesePath(name, field), rule: kindOf(field).requiredRule })
    expectLacking(type, answer, [japanesePath(name, field)])
  })

  testWhen(isMade && neededNames(type).length > 0, 'needs all of that of a new record at once', async () => {
    const { editor, path, clear } = world()
    await clear()
    const answer = await editor.raw('POST', path, { body: {} })
    expect(answer.status).toBe(422)
    const { issues } = JSON.parse(answer.text) as { readonly issues: readonly { readonly path: string }[] }
    const paths = neededNames(type).map((name) => japanesePath(name, type.fields[name] as AnyField))
    expect(issues.map((issue) => issue.path)).toEqual(expect.arrayContaining(paths))
  })
}

/** Tests the limits of texts and their messages. */
export const lengthSuite: Suite = (type, world) => {
  if (!isSaved(type)) return
  const own = fieldsSetBy(type)
  const texts = fieldsWhere(own, (field) => maxBytesOf(field) !== null)

  testWhen(texts.length > 0, 'says in Japanese and English which texts are too long, and how long they may be', async () => {
    const { start, raw } = await saving(world())
    const tooLong = Object.fromEntries(
      texts.map(([name, field]) => [
        name,
        withJapanese(field, tooLongFor(type, name, field) ?? LONG_LETTERS[0].repeat(1 + (maxBytesOf(field) ?? 0)), start[name]),
      ]),
    )
    const messages = { ja, en }
    for (const locale of LOCALES) {
      const answer = await raw({ ...start, ...tooLong }, locale)
      expect(answer.status).toBe(422)
      const { issues } = JSON.parse(answer.text) as {
        readonly issues: readonly { readonly path: string; readonly rule: string; readonly message: string }[]
      }
      for (const [name, field] of texts) {
        const maxBytes = maxBytesOf(field) ?? 0
        const path = japanesePath(name, field)
        const message = formatMessage(locale, messages[locale].maxBytes, { maxBytes, fullWidth: Math.floor(maxBytes / 3) })
        const issuesOfField = issues.filter((issue) => issue.path === path)
        if (tooLongFor(type, name, field) !== null)
          expect(issuesOfField, name).toContainEqual(expect.objectContaining({ rule: 'maxBytes', message }))
        // Of two limits, the response reports the one by which the declaration counts.
        else
          expect(
            issuesOfField.map(({ rule }) => rule),
            name,
          ).toEqual([expect.not.stringMatching(/^maxBytes$/)])
      }
    }
  })
}

/** Tests keys, values and shapes that no request may contain. */
export const bodySuite: Suite = (type, world) => {
  if (!isSaved(type)) return
  const own = fieldsSetBy(type)

  test('refuses a key that the declaration does not know', async () => {
    const { save } = await saving(world())
    const answer = await refused(save({ nonsense: 1 }))
    expect(answer.status).toBe(422)
    expect(broken(answer)).toEqual([{ path: 'nonsense', rule: 'unknownKeys' }])
  })

  const computed = Object.keys(type.fields).filter((name) => type.fields[name]?.compute !== null)

  test('refuses values that only the server may set', async () => {
    const { save } = await saving(world())
    for (const name of ['id', 'createdAt', 'deletedAt', 'state', 'tenantId', ...computed]) {
      expect(await refused(save({ [name]: '1' })), name).toMatchObject({ status: 422, code: 'invalid' })
    }
  })

  const others = Object.keys({ ...fieldsSetBy(type, 'sender'), ...fieldsSetBy(type, 'server') })

  testWhen(others.length > 0, 'refuses to change what senders or the server have put in', async () => {
    const { save, stored } = await saving(world())
    for (const name of others) {
      // An unchanged value is accepted, so that a record can be sent back as it was read.
      const answer = await refused(save({ [name]: stored !== null && (stored[name] ?? null) === null ? 'x' : null }))
      expect(answer, name).toMatchObject({ status: 422, code: 'invalid' })
      expect(broken(answer), name).toEqual([{ path: name, rule: 'readOnly' }])
    }
  })

  const composed = fieldsWhere(own, ({ kind }) => COMPOSED.has(kind))

  test('refuses a body that is no object, JSON that is none, and values of another shape', async () => {
    const { start, raw } = await saving(world())
    expect([400, 422]).toContain((await raw(['no', 'object'], 'ja')).status)
    expect([400, 422]).toContain((await raw('text', 'ja')).status)
    // Hooks receive values before validation.
    for (const [name] of composed)
      for (const shape of ['x', [null]]) {
        const answer = await raw({ ...start, [name]: shape }, 'ja')
        expect(answer.status, `${name}: ${JSON.stringify(shape)}`).toBe(422)
      }
  })
}

/** Tests unique values. */
export const uniqueSuite: Suite = (type, world) => {
  if (!isSaved(type)) return
  const isMade = originOf(type) === 'made'
  const own = fieldsSetBy(type)
  const uniques = fieldsWhere(own, (field) => field.unique)

  test.for((isMade ? uniques : []).map(([name]) => [name] as const))(
    'gives each %s to one record only, whatever its width and case',
    async ([name]) => {
      const here = world()
      const field = type.fields[name] as AnyField
      // A new draft does not count against the public record.
      const first = type.workflow === 'legal' ? await here.publish(await here.make()) : await here.make()
      const value = field.localized ? (first[name] as { readonly ja: string }).ja : String(first[name])
      const twin = field.kind === 'slug' ? value.toUpperCase() : value
      const other = await here.sample()
      const answer = await refused(here.client.create({ ...other, [name]: withJapanese(field, twin, other[name]) }))
      expect(answer.status).toBe(422)
      expect(broken(answer)).toEqual([{ path: japanesePath(name, field), rule: 'duplicate' }])
      await expect(here.client.isTaken(name, twin)).resolves.toBe(true)
      await expect(here.client.isTaken(name, twin, first.id)).resolves.toBe(false)
    },
  )

  const together = type.uniqueTogether.filter((names) => names.every((name) => name in own))

  test.for((isMade ? together : []).map((names) => [names.join(', '), names] as const))(
    'gives the same %s together to one record only',
    async ([, names]) => {
      const { client, make, sample } = world()
      const first = await make()
      const same = Object.fromEntries(names.map((name) => [name, first[name]]))
      const answer = await refused(client.create({ ...(await sample(1)), ...same }))
      expect(broken(answer)).toEqual([{ path: names.at(-1), rule: 'duplicate' }])
    },
  )
}

/** Tests options, references and slugs. */
export const choicesSuite: Suite = (type, world) => {
  if (!isSaved(type)) return
  const own = fieldsSetBy(type)
  const choices = fieldsWhere(own, ({ kind }) => kind === 'select' || kind === 'multiSelect')

  testWhen(choices.length > 0, 'refuses options that are not declared', async () => {
    const { save } = await saving(world())
    const wrong: Values = Object.fromEntries(choices.map(([name, { kind }]) => [name, kind === 'select' ? 'nonsense' : ['nonsense']]))
    const answer = await refused(save(wrong))
    expect(answer.status).toBe(422)
    const paths = choices.map(([name, { kind }]) => (kind === 'select' ? name : `${name}.0`))
    expect(broken(answer)).toEqual(expect.arrayContaining(paths.map((path) => ({ path, rule: 'oneOf' }))))
  })

  const pointers = fieldsWhere(own, ({ kind }) => ['reference', 'references', 'image', 'file', 'member'].includes(kind))

  test.for(pointers.map(([name]) => [name] as const))('refuses a %s that does not exist', async ([name]) => {
    const field = type.fields[name] as AnyField
    const { save } = await saving(world())
    const answer = await refused(save({ [name]: field.kind === 'references' ? [NOBODY] : NOBODY }))
    expect(answer.status).toBe(422)
    expect(broken(answer)).toEqual([{ path: field.kind === 'references' ? `${name}.0` : name, rule: 'reference' }])
  })

  const slug = slugField(type)

  testWhen(slug !== null, 'refuses reserved words and unsafe characters in its address', async () => {
    const { save } = await saving(world())
    for (const [value, rule] of [
      ['new', 'reservedSlug'],
      ['API', 'reservedSlug'],
      ['a/b', 'slug'],
      ['日本', 'slug'],
    ]) {
      expect(broken(await refused(save({ [slug ?? '']: value }))), value).toEqual([{ path: slug, rule }])
    }
  })
}
