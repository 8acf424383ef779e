import { kindOf, slugField, writableFields, type AnyContentType, type AnyField, type Values } from '@captain/content-core'
import { formatMessage, LOCALES } from '@captain/locale'
import { utf8Length } from '@captain/validation'
import { en } from '@captain/validation/messages/en'
import { ja } from '@captain/validation/messages/ja'
import { expect, test } from 'vitest'
import { neededNames } from '../samples/sample-values.ts'
import { broken, refused } from '../world/refused.ts'
import type { Suite } from './suite.ts'
import { testWhen } from './test-when.ts'

const fieldsWhere = (type: AnyContentType, test: (field: AnyField) => boolean) =>
  Object.entries(writableFields(type)).filter(([, field]) => test(field))

const maxBytesOf = (field: AnyField): number | null => (field.kind === 'text' || field.kind === 'longText' ? field.config.maxBytes : null)

const japanesePath = (name: string, field: AnyField): string => (field.localized ? `${name}.ja` : name)

const withJapanese = (field: AnyField, value: unknown, current: unknown): unknown =>
  field.localized ? { ...(current as object), ja: value } : value

/** Wrong input is refused beside the field, in words, and nothing is saved. */
export const refusingSuite: Suite = (type, world) => {
  const needed = neededNames(type).map((name) => [name] as const)

  test.for(needed)('needs %s on every save', async ([name]) => {
    const { client, sample } = world()
    const { [name]: _, ...rest } = await sample()
    const field = type.fields[name] as AnyField
    const answer = await refused(client.create(rest))
    expect(answer).toMatchObject({ status: 422, code: 'invalid' })
    expect(broken(answer)).toEqual([{ path: japanesePath(name, field), rule: kindOf(field).requiredRule }])
  })

  const texts = fieldsWhere(type, (field) => maxBytesOf(field) !== null)

  testWhen(texts.length > 0, 'says in Japanese and English which texts are too long, and how long they may be', async () => {
    const { editor, path, sample } = world()
    const whole = await sample()
    const tooLong = Object.fromEntries(
      texts.map(([name, field]) => [name, withJapanese(field, '長'.repeat(Math.floor((maxBytesOf(field) ?? 0) / 3) + 1), whole[name])]),
    )
    const messages = { ja, en }
    for (const locale of LOCALES) {
      const answer = await editor.raw('POST', path, { body: { ...whole, ...tooLong }, locale })
      expect(answer.status).toBe(422)
      const { issues } = JSON.parse(answer.text) as {
        readonly issues: readonly { readonly path: string; readonly rule: string; readonly message: string }[]
      }
      for (const [name, field] of texts) {
        const maxBytes = maxBytesOf(field) ?? 0
        expect(utf8Length('長'.repeat(Math.floor(maxBytes / 3) + 1))).toBeGreaterThan(maxBytes)
        const message = formatMessage(locale, messages[locale].maxBytes, { maxBytes, fullWidth: Math.floor(maxBytes / 3) })
        expect(issues, name).toContainEqual(expect.objectContaining({ path: japanesePath(name, field), rule: 'maxBytes', message }))
      }
    }
  })

  test('refuses a key that the declaration does not know', async () => {
    const { client, sample } = world()
    const answer = await refused(client.create({ ...(await sample()), nonsense: 1 }))
    expect(answer.status).toBe(422)
    expect(broken(answer)).toEqual([{ path: 'nonsense', rule: 'unknownKeys' }])
  })

  const notSettable = ['id', 'createdAt', 'deletedAt', ...Object.keys(type.fields).filter((name) => type.fields[name]?.compute !== null)]

  test('refuses values that only the server may set', async () => {
    const { client, sample } = world()
    const whole = await sample()
    for (const name of notSettable) {
      const answer = await refused(client.create({ ...whole, [name]: '1' }))
      expect(answer, name).toMatchObject({ status: 422, code: 'invalid' })
    }
  })

  test('refuses a body that is no object, and JSON that is none', async () => {
    const { editor, path } = world()
    const list = await editor.raw('POST', path, { body: ['no', 'object'] })
    expect([400, 422]).toContain(list.status)
    const text = await editor.raw('POST', path, { headers: { 'content-type': 'application/json' } })
    expect([400, 422]).toContain(text.status)
  })

  const uniques = fieldsWhere(type, (field) => field.unique)

  test.for(uniques.map(([name]) => [name] as const))('gives each %s to one record only, whatever its width and case', async ([name]) => {
    const { client, make, sample } = world()
    const field = type.fields[name] as AnyField
    const first = await make()
    const value = field.localized ? (first[name] as { readonly ja: string }).ja : String(first[name])
    const twin = field.kind === 'slug' ? value.toUpperCase() : value
    const other = await sample()
    const answer = await refused(client.create({ ...other, [name]: withJapanese(field, twin, other[name]) }))
    expect(answer.status).toBe(422)
    expect(broken(answer)).toEqual([{ path: japanesePath(name, field), rule: 'duplicate' }])
    await expect(client.isTaken(name, twin)).resolves.toBe(true)
    await expect(client.isTaken(name, twin, first.id)).resolves.toBe(false)
  })

  const choices = fieldsWhere(type, ({ kind }) => kind === 'select' || kind === 'multiSelect')

  testWhen(choices.length > 0, 'refuses options that are not declared', async () => {
    const { client, sample } = world()
    const wrong: Values = Object.fromEntries(choices.map(([name, { kind }]) => [name, kind === 'select' ? 'nonsense' : ['nonsense']]))
    const answer = await refused(client.create({ ...(await sample()), ...wrong }))
    expect(answer.status).toBe(422)
    const paths = choices.map(([name, { kind }]) => (kind === 'select' ? name : `${name}.0`))
    expect(broken(answer)).toEqual(expect.arrayContaining(paths.map((path) => ({ path, rule: 'oneOf' }))))
  })

  const pointers = fieldsWhere(type, ({ kind }) => ['reference', 'references', 'image', 'member'].includes(kind))

  test.for(pointers.map(([name]) => [name] as const))('refuses a %s that does not exist', async ([name]) => {
    const { client, sample } = world()
    const field = type.fields[name] as AnyField
    const nobody = '01ARZ3NDEKTSV4RRFFQ69G5FAV'
    const answer = await refused(client.create({ ...(await sample()), [name]: field.kind === 'references' ? [nobody] : nobody }))
    expect(answer.status).toBe(422)
    expect(broken(answer)).toEqual([{ path: field.kind === 'references' ? `${name}.0` : name, rule: 'reference' }])
  })

  const slug = slugField(type)

  testWhen(slug !== null, 'refuses reserved words and unsafe characters in its address', async () => {
    const { client, sample } = world()
    for (const [value, rule] of [
      ['new', 'reservedSlug'],
      ['API', 'reservedSlug'],
      ['a/b', 'slug'],
      ['日本', 'slug'],
    ]) {
      const answer = await refused(client.create({ ...(await sample()), [slug ?? '']: value }))
      expect(broken(answer), value).toEqual([{ path: slug, rule }])
    }
  })
}
