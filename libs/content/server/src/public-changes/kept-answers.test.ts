import { isDeepStrictEqual } from 'node:util'
import { ProblemError } from '@captain/http-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentReads, createMakeAnswer, type PublicAnswer, type PublicReads } from '../delivery/public-answers.ts'
import { startContent, STAFF, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'

let content: ContentUnderTest
let readAt: PublicReads

beforeAll(async () => {
  content = await startContent()
  readAt = contentReads(content.services, createMakeAnswer(content.services))
})
afterAll(() => content.stop())

const BASE = '/api/v1/public/diner'

/** What an address says now: null for what the public does not see. */
const answerAt = (address: string): Promise<PublicAnswer | null> =>
  (readAt(`${BASE}/${address}`)?.answer() ?? Promise.resolve(null)).catch((error: unknown) => {
    if (error instanceof ProblemError && error.status === 404) return null
    throw error
  })

const jsonOf = (answer: PublicAnswer | null): unknown => (answer === null ? null : JSON.parse(answer.bytes.toString()))

const isKept = ({ dependencies, until }: PublicAnswer): boolean =>
  Date.now() < until && content.services.store.changes.isUntouched(dependencies)

/** What the app says at an address, put together from nothing that other answers have shown. */
const freshAt = async (address: string): Promise<unknown> => {
  const { status, body } = await content.call('GET', `${BASE}/${address}`)
  return status === 200 ? body : null
}

/** Pseudo-random numbers that repeat with their seed. */
const randomOf = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

type Known = { type: string; record: Json; isDeleted: boolean }

type World = { readonly random: (below: number) => number; readonly known: Known[]; made: number }

const pick = <Item>({ random }: World, items: readonly Item[]): Item | undefined => items[random(items.length)]

const idOf = (world: World, type: string): string | null =>
  pick(
    world,
    world.known.filter((one) => one.type === type && !one.isDeleted),
  )?.record.id ?? null

const MINUTE = 60_000

/** Values of a new record, or of a change, of each type. */
const VALUES: Readonly<Record<string, (world: World, isNew: boolean) => object>> = {
  genre: ({ made, random }, isNew) => ({
    name: { ja: `分類${made}` },
    isPublished: random(4) > 0,
    ...(isNew && { slug: `genre-${made}` }),
  }),
  dish: (world, isNew) => ({
    name: { ja: `料理${world.made}` },
    description: { ja: '説明' },
    price: { amount: 100 + world.made },
    genre: idOf(world, 'genre'),
    isPublished: world.random(4) > 0,
    secretNote: `${isNew}`,
  }),
  post: (world, isNew) => ({
    title: { ja: `記事${world.made}` },
    lead: { ja: '要約' },
    slug: `post-${isNew || world.random(3) === 0 ? world.made : 'same'}${world.made}`,
    isPinned: world.random(5) === 0,
    isHidden: world.random(6) === 0,
    related: [idOf(world, 'post')].filter((id) => id !== null),
    dishes: [idOf(world, 'dish')].filter((id) => id !== null),
    publishFrom: new Date(Date.now() - world.random(1000) * MINUTE).toISOString(),
  }),
  // Shows a record that is shown with another.
  notice: (world, isNew) => ({
    title: `知らせ${world.made}`,
    picked: idOf(world, 'pick'),
    ...(isNew && { slug: `notice-${world.made}` }),
  }),
  pick: (world) => ({ shelf: pick(world, ['top', 'side']), dish: idOf(world, 'dish'), comment: `推し${world.made}`, isPublished: true }),
}

const TYPES = ['genre', 'dish', 'dish', 'post', 'post', 'pick', 'notice']

const create = async (world: World): Promise<string> => {
  const type = pick(world, TYPES) ?? 'genre'
  world.made += 1
  const { status, body } = await content.call('POST', `${STAFF}/${type}`, { body: VALUES[type]?.(world, true) })
  if (status < 300) world.known.push({ type, record: body, isDeleted: false })
  return `create ${type}: ${status}`
}

const change = async (world: World): Promise<string> => {
  const one = pick(
    world,
    world.known.filter(({ isDeleted }) => !isDeleted),
  )
  if (one === undefined) return 'nothing'
  world.made += 1
  const { status, body } = await content.patch(one.type, one.record, VALUES[one.type]?.(world, false))
  if (status < 300) one.record = body
  return `change ${one.type} ${one.record.id}: ${status}`
}

const transition = async (world: World): Promise<string> => {
  const one = pick(
    world,
    world.known.filter(({ type, isDeleted }) => (type === 'post' || type === 'notice') && !isDeleted),
  )
  if (one === undefined) return 'nothing'
  const name = pick(world, ['publish', 'publish', 'publish', 'unpublish', 'archive', 'restore']) ?? 'publish'
  const { status, body } = await content.transition(one.type, one.record, name)
  if (status < 300) one.record = body
  return `${name} ${one.record.id}: ${status}`
}

const bin = async (world: World): Promise<string> => {
  const one = pick(world, world.known)
  if (one === undefined) return 'nothing'
  const [method, path] = one.isDeleted ? ['POST', '/restore'] : ['DELETE', '']
  const { status } = await content.call(method ?? '', `${STAFF}/${one.type}/${one.record.id}${path}`, { body: {} })
  if (status < 300) {
    one.isDeleted = !one.isDeleted
    if (!one.isDeleted) one.record = (await content.call('GET', `${STAFF}/${one.type}/${one.record.id}`)).body
  }
  return `bin ${one.type} ${one.record.id}: ${status}`
}

const STEPS = [create, create, change, change, change, transition, transition, bin]

const addresses = ({ known }: World): readonly string[] => [
  ...['genre', 'dish', 'post', 'pick', 'notice'].flatMap((type) => [`${type}?limit=3`, `${type}?limit=3&locale=en`]),
  'post?sort=-publishFrom&limit=2',
  'post?q=記事',
  'post?limit=20&sort=publishFrom',
  'dish?limit=20',
  'notice?limit=20',
  'post/sitemap',
  'dish?filter[genre]=genre-1',
  ...known.map(({ type, record }) => `${type}/${record.id}`),
]

test.each([1, 7, 20_261_123, 415])('what is kept equals what is read anew after any changes (%d)', async (seed) => {
  const world: World = { random: randomOf(seed), known: [], made: seed % 1000 === 1 ? 0 : seed * 1000 }
  const kept = new Map<string, PublicAnswer>()
  const wrong: string[] = []
  let [right, outdated] = [0, 0]
  for (let step = 0; step < 100; step += 1) {
    const what = (await pick(world, STEPS)?.(world)) ?? ''
    for (const address of addresses(world)) {
      const before = kept.get(address)
      const now = await answerAt(address)
      const isChecked = step % 5 === 0 && address.includes('?')
      if (isChecked && !isDeepStrictEqual(jsonOf(now), await freshAt(address))) wrong.push(`${address}, new after ${what}`)
      if (before !== undefined && isKept(before)) {
        right += 1
        if (now?.bytes.toString() !== before.bytes.toString()) wrong.push(`${address} after ${what}`)
      } else outdated += 1
      if (now === null) kept.delete(address)
      else kept.set(address, now)
    }
  }
  expect(wrong).toEqual([])
  // A change outdates few responses, and not none.
  expect(outdated).toBeGreaterThan(100)
  expect(right).toBeGreaterThan(outdated)
})

test('a reference to a record that is shown with another is outdated by that one', async () => {
  const genre = await content.create('genre', { name: { ja: '季節' }, slug: 'season', isPublished: true })
  const values = { name: { ja: '栗ご飯' }, description: { ja: '説明' }, price: { amount: 900 }, genre: genre.id, isPublished: true }
  const dish = await content.create('dish', values)
  const picked = await content.create('pick', { shelf: 'top', dish: dish.id, isPublished: true })
  const draft = await content.create('notice', { title: '秋', slug: 'autumn', picked: picked.id })
  const { status } = await content.transition('notice', draft, 'publish')
  const before = await answerAt(`notice/${draft.id}`)
  expect([status, before?.bytes.toString().includes(picked.id), before !== null && isKept(before)]).toEqual([200, true, true])
  await content.patch('dish', dish, { isPublished: false })
  expect(before !== null && isKept(before)).toBe(false)
  expect((await answerAt(`notice/${draft.id}`))?.bytes.toString()).not.toContain(picked.id)
})

test('a draft outdates nothing, and a read that does not say what it depends on is outdated by any save', async () => {
  const { services } = content
  const [diner] = services.tenants
  if (diner === undefined) throw new Error('the diner is the first tenant')
  const make = createMakeAnswer(services)
  const silent = await make(diner, async () => 1)
  const list = await answerAt('post?limit=3')
  await content.create('post', { title: { ja: '下書き' }, slug: 'draft-only' })
  expect([isKept(silent), list !== null && isKept(list)]).toEqual([false, true])
})

test('an answer ends with the next planned change of its tenant', async () => {
  const now = await answerAt('post?limit=3')
  const begins = new Date(Math.ceil(Date.now() / 1000) * 1000 + 10 * MINUTE)
  const draft = await content.create('post', {
    title: { ja: '予約' },
    lead: { ja: '要約' },
    slug: 'planned',
    publishFrom: begins.toISOString(),
    publishUntil: new Date(begins.getTime() + MINUTE).toISOString(),
  })
  expect((await content.transition('post', draft, 'publish')).status).toBe(200)
  const then = await answerAt('post?limit=3')
  // Shortly before midnight in Tokyo the day ends first.
  const dayEnds = now?.until ?? 0
  expect(dayEnds).toBeGreaterThan(Date.now())
  expect(then?.until).toBe(Math.min(begins.getTime(), dayEnds))
})

test('what another program changes in the database outdates what is kept', async () => {
  const genre = await content.create('genre', { name: { ja: '別' }, slug: 'elsewhere', isPublished: true })
  const before = await answerAt(`genre/${genre.id}`)
  const draft = await content.create('post', { title: { ja: '下書き' }, slug: 'untouched' })
  const list = await answerAt('post?limit=3')
  await content.pool.query(`update content.entry set data = data where id = $1`, [draft.id])
  await content.pool.query(`update content.entry set published = jsonb_set(published, '{name,ja}', '"直"') where id = $1`, [genre.id])
  await expect.poll(() => before !== null && isKept(before)).toBe(false)
  expect([list !== null && isKept(list), (await answerAt(`genre/${genre.id}`))?.bytes.toString().includes('直')]).toEqual([true, true])
})
