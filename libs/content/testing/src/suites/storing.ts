import { computeValues, slugField, type AnyContentType, type Values } from '@captain/content-core'
import { expect, test } from 'vitest'
import { fieldsSetBy, originOf } from '../declared/abilities.ts'
import { storedValues } from '../samples/sample-values.ts'
import type { Suite } from './suite.ts'
import { testWhen } from './test-when.ts'

/** Returns the stored values that a test can predict: the input and what follows from it, without the sort order. */
const foreseen = (type: AnyContentType, sent: Values): Values => {
  const own = storedValues(type, sent)
  const isWhole = Object.keys(fieldsSetBy(type, 'server')).length === 0 && Object.keys(fieldsSetBy(type, 'sender')).length === 0
  const { sortOrder: _, ...values } = isWhole ? computeValues(type, own) : own
  return values
}

const pick = (record: Values, like: Values): Values => Object.fromEntries(Object.keys(like).map((name) => [name, record[name]]))

const FIRST_STATES: Readonly<Record<string, string>> = { publish: 'draft', legal: 'draft', toggle: 'off' }

/** Tests that reading a record returns the written values. */
export const storingSuite: Suite = (type, world) => {
  if (originOf(type) !== 'made') return

  test('keeps a whole record exactly as it was sent, in Japanese and English', async () => {
    const { client, sample } = world()
    const sent = await sample()
    const created = await client.create(sent)
    const read = await client.get(created.id)
    const expected = foreseen(type, sent)
    expect(pick(read, expected)).toEqual(expected)
    expect(pick(created, expected)).toEqual(expected)
    expect(read).toMatchObject({ lockVersion: 1, deletedAt: null, state: FIRST_STATES[type.workflow] ?? 'plain' })
    expect(read.createdBy?.name).toBeTruthy()
    expect(read.localeUpdatedAt.ja).toBe(read.updatedAt)
  })

  test('keeps the second of everything as well: other options, switches on', async () => {
    const { client, sample } = world()
    const sent = await sample(1)
    const { id } = await client.create(sent)
    const expected = foreseen(type, sent)
    expect(pick(await client.get(id), expected)).toEqual(expected)
  })

  test('answers a new record with its address and version', async () => {
    const { editor, path, sample, clear } = world()
    await clear()
    const created = await editor.raw('POST', path, { body: await sample() })
    expect(created.status).toBe(201)
    const location = created.headers.get('location') ?? ''
    const read = await editor.raw('GET', new URL(location, 'http://any').pathname)
    expect(read.status).toBe(200)
    expect(read.headers.get('etag')).toBe('"1"')
  })

  test('starts with only what every save needs, in Japanese alone', async () => {
    const { client, least } = world()
    const sent = await least()
    const record = await client.create(sent)
    const slug = slugField(type)
    const expected = foreseen(type, slug === null ? sent : { ...sent, [slug]: record[slug] })
    expect(pick(record, expected)).toEqual(expected)
    const hasOwnEnglish = Object.values(fieldsSetBy(type, 'server')).some(({ localized }) => localized)
    expect(record.localeUpdatedAt.en === null || hasOwnEnglish).toBe(true)
  })

  const address = slugField(type)

  testWhen(address !== null, 'makes an address for a record that was sent without one', async () => {
    const { client, least } = world()
    const record = await client.create(await least())
    expect(record[address ?? '']).toMatch(type.workflow === 'publish' ? /^draft-[0-9a-z]{8}$/ : /^[a-z0-9-]+$/)
  })

  test('makes one record of two requests with the same Idempotency-Key', async () => {
    const { client, sample, clear } = world()
    await clear()
    const sent = await sample()
    const options = { idempotencyKey: `conformance-${crypto.randomUUID()}` }
    const first = await client.create(sent, options)
    const second = await client.create(sent, options)
    expect(second.id).toBe(first.id)
  })
}
