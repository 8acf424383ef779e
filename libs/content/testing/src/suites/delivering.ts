import {
  currentClock,
  computeValues,
  kindOf,
  titleOf,
  type AnyContentType,
  type AnyRecord,
  type Included,
  type Values,
  isDelivered,
} from '@captain/content-core'
import { LOCALES } from '@captain/locale'
import { expect, test } from 'vitest'
import { isPlural, isTitled } from '../declared/abilities.ts'
import { deliveredInList, deliveredList, deliveredRecord } from '../world/delivery.ts'
import { heldPair } from '../world/held-pair.ts'
import { keysOf } from '../world/keys-of.ts'
import type { World } from '../world/world.ts'
import { deliveredShape, tellingTexts, textsIn } from './delivered-values.ts'
import { filterExcludes, filterNames, filterSpellings } from './filter-values.ts'
import type { Suite } from './suite.ts'
import { testWhen } from './test-when.ts'

const SYSTEM = ['id', 'updatedAt', 'firstPublishedAt', 'fallback', 'untranslated']

const publicNames = (type: AnyContentType, view: 'list' | 'detail'): readonly string[] =>
  Object.keys(type.fields).filter(
    (name) => type.fields[name]?.visibility === 'list' || (view === 'detail' && type.fields[name]?.visibility === 'detail'),
  )

const privateNames = (type: AnyContentType): readonly string[] =>
  Object.keys(type.fields).filter((name) => type.fields[name]?.visibility === 'private')

/** Returns a list query that finds a record: by its title, else the whole list. */
const byTitle = ({ type }: World, record: Values): string =>
  isTitled(type) && type.fields[type.title]?.visibility === 'list' ? `q=${encodeURIComponent(titleOf(type, record, 'ja'))}` : 'limit=100'

/** Creates two different public records. */
const livePair = async ({ client, make, publish }: World): Promise<readonly [AnyRecord, AnyRecord]> => {
  const [first, second] = [await publish(await make()), await publish(await make({}, 1))]
  // A hook may have changed them after they were written, the first also because of the second.
  return [await client.get(first.id), await client.get(second.id)]
}

/** Checks that responses have the public fields in both languages. */
export const publicFieldsSuite: Suite = (type, world) => {
  if (!isDelivered(type)) return
  testWhen(type.submission === null, 'takes nothing from the public', async () => {
    const { guest, tenant, sample } = world()
    expect((await guest.raw('POST', `/api/v1/public/${tenant.slug}/${type.name}`, { body: await sample() })).status).toBe(405)
  })

  test('shows the public fields in both languages, lists fewer than details', async () => {
    const here = world()
    const live = await here.publish(await here.make())
    for (const locale of LOCALES) {
      const shape = (names: readonly string[]) =>
        Object.fromEntries(
          names.flatMap((name) => (type.fields[name] === undefined ? [] : [[name, deliveredShape(type.fields[name], live[name], locale)]])),
        )
      const detail = await deliveredRecord(here, live.id, locale)
      expect(detail.body).toMatchObject({ id: live.id, fallback: [] })
      expect(detail.body).toMatchObject(shape(publicNames(type, 'detail')))
      expect(Object.keys(detail.body).sort()).toEqual(expect.arrayContaining([...publicNames(type, 'detail')].sort()))
      const allowed = [...SYSTEM, 'prev', 'next', ...publicNames(type, 'detail')]
      expect(Object.keys(detail.body).filter((name) => !allowed.includes(name))).toEqual([])

      const item = (await deliveredInList(here, live.id, byTitle(here, live), locale)) ?? {}
      expect(item).toMatchObject(shape(publicNames(type, 'list')))
      expect(Object.keys(item).filter((name) => ![...SYSTEM, ...publicNames(type, 'list')].includes(name))).toEqual([])
    }
    for (const key of keysOf(type, live)) expect((await deliveredRecord(here, key.toUpperCase())).body['id'], key).toBe(live.id)
  })

  test('falls back to Japanese where there is no English, and says so', async () => {
    const here = world()
    const { client, make, publish } = here
    const made = await make()
    const localized = publicNames(type, 'detail').filter(
      (name) => type.fields[name]?.localized === true && type.fields[name]?.setBy === 'staff' && type.fields[name]?.compute === null,
    )
    const onlyJapanese = Object.fromEntries(localized.map((name) => [name, { ...(made[name] as object), en: null }]))
    const live = await publish(await client.update(made.id, made.lockVersion, onlyJapanese))
    const { body } = await deliveredRecord(here, live.id, 'en')
    for (const name of localized) expect(body[name], name).toEqual((made[name] as { readonly ja: unknown }).ja)
    expect([...(body['fallback'] as readonly string[])].sort()).toEqual([...localized].sort())
    const japanese = (await deliveredRecord(here, live.id, 'ja')).body
    expect([japanese['fallback'], japanese['untranslated']]).toEqual([[], body['fallback']])
  })
}

/** Checks that no response has a private value. */
export const privateFieldsSuite: Suite = (type, world) => {
  if (!isDelivered(type)) return
  test('never lets a private value out: not in lists, details, searches or errors', async () => {
    const here = world()
    const live = await here.publish(await here.make())
    const names = privateNames(type)
    // Values that the server copied from other records may be public there.
    const named = Object.values((live['included'] as Included | undefined)?.records ?? {}).flatMap(({ title }) => textsIn(title))
    const shown = new Set([...named, ...publicNames(type, 'detail').flatMap((name) => textsIn(live[name]))])
    const secrets = tellingTexts(type, live, names).filter((text) => !shown.has(text))
    const answers = [
      await deliveredRecord(here, live.id),
      await deliveredRecord(here, live.id, 'en'),
      await deliveredList(here, 'limit=100'),
      await deliveredList(here, byTitle(here, live)),
    ]
    for (const name of names) {
      expect(await deliveredInList(here, live.id, 'limit=100'), name).not.toHaveProperty(name)
      const spelling = encodeURIComponent(
        filterSpellings({ ...type.fields[name], localized: type.fields[name]?.localized ?? false } as never, live[name])[0] ?? 'x',
      )
      const filtered = await deliveredList(here, `filter[${name}]=${spelling}`)
      expect(filtered, name).toMatchObject({ status: 400, body: { parameter: `filter[${name}]` } })
      const sorted = await deliveredList(here, `sort=${name}`)
      expect(sorted.status, name).toBe(400)
      answers.push(filtered, sorted)
    }
    for (const secret of secrets) {
      for (const { text } of answers) expect(text).not.toContain(secret)
      const searched = await deliveredList(here, `q=${encodeURIComponent(secret.slice(0, 80))}`)
      expect(searched.body.items, secret).toEqual([])
    }
  })
}

/** Checks filters of the public list and `publicWhen`. */
export const publicListSuite: Suite = (type, world) => {
  if (!isDelivered(type)) return
  const filterable = publicNames(type, 'list').filter(
    (name) => filterNames(type).includes(name) && kindOf(type.fields[name] ?? { kind: 'image' }).filter !== undefined,
  )
  let live: ReturnType<typeof livePair> | null = null

  test.for((isPlural(type) ? filterable : []).map((name) => [name] as const))('narrows the public list by %s', async ([name]) => {
    const here = world()
    const field = type.fields[name]
    if (field === undefined) return
    const made = await (live ??= livePair(here))
    const isHeld = field.setBy === 'server' && kindOf(field).isEmpty(made[0][name])
    const [first, second] = (isHeld ? await heldPair(here, name) : null) ?? made
    const [spelling] = filterSpellings(field, first[name])
    expect(spelling, 'a sample to narrow by').toBeDefined()
    const ask = encodeURIComponent(spelling ?? '')
    for (const query of [`filter[${name}]=${ask}`, `${name}=${ask}`]) {
      expect(await deliveredInList(here, first.id, `${query}&${byTitle(here, first)}`), query).not.toBeNull()
      if (!filterExcludes(field, first[name], second[name])) continue
      expect(await deliveredInList(here, second.id, `${query}&${byTitle(here, second)}`), query).toBeNull()
    }
  })

  test('hides what its declaration keeps from the public', async () => {
    const here = world()
    const sent = await here.sample()
    const hidden = Object.entries(type.fields)
      .flatMap(([name, field]) => (field.kind === 'select' ? field.config.options.map((option) => ({ [name]: option })) : []))
      .filter((change) => !type.publicWhen(computeValues(type, { ...sent, ...change }) as never, currentClock()))
    for (const change of hidden) {
      const record = await here.publish(await here.make(change))
      expect((await deliveredRecord(here, record.id)).status, JSON.stringify(change)).toBe(404)
      expect(await deliveredInList(here, record.id, byTitle(here, record))).toBeNull()
    }
  })
}

/** Checks addresses of pictures and of records, and caching. */
export const publicAddressesSuite: Suite = (type, world) => {
  if (!isDelivered(type)) return
  const pictures = publicNames(type, 'detail').filter((name) => type.fields[name]?.kind === 'image')

  testWhen(pictures.length > 0, 'serves the pictures that it names', async () => {
    const here = world()
    const live = await here.publish(await here.make())
    const { body } = await deliveredRecord(here, live.id)
    for (const name of pictures) {
      const file = await here.guest.raw('GET', (body[name] as { readonly url: string }).url)
      expect(file.status, name).toBe(200)
      expect(file.headers.get('content-type'), name).toMatch(/^image\//)
      expect(file.headers.get('x-content-type-options'), name).toBe('nosniff')
    }
  })

  test('answers what has not changed with 304, and unknown addresses with 404', async () => {
    const here = world()
    const live = await here.publish(await here.make())
    const path = `/api/v1/public/${here.tenant.slug}/${type.name}/${live.id}`
    const first = await here.guest.raw('GET', path)
    const etag = first.headers.get('etag') ?? ''
    expect((await here.guest.raw('GET', path, { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect(first.headers.get('access-control-allow-origin')).toBe('*')
    expect((await deliveredRecord(here, '01ARZ3NDEKTSV4RRFFQ69G5FAV')).status).toBe(404)
    expect((await deliveredRecord(here, 'no-such-address')).status).toBe(404)
    expect(await deliveredList(here, 'nonsense=1')).toMatchObject({ status: 400, body: { parameter: 'nonsense' } })
  })
}

/** Checks that the public reads nothing of a type without public fields. */
export const undeliveredSuite: Suite = (type, world) => {
  testWhen(!isDelivered(type), 'is nothing that the public could read', async () => {
    const here = world()
    const record = await here.make()
    for (const answer of [await deliveredList(here), await deliveredRecord(here, record.id), await deliveredRecord(here, 'current')])
      expect(answer.status).toBe(404)
    const sitemap = await here.guest.raw('GET', `/api/v1/public/${here.tenant.slug}/${type.name}/sitemap`)
    expect(sitemap.status).toBe(404)
    for (const text of textsIn(Object.fromEntries(privateNames(type).map((name) => [name, record[name]]))))
      expect(sitemap.text).not.toContain(text)
  })
}
