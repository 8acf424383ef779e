import { isDeepStrictEqual } from 'node:util'
import { ProblemError } from '@captain/http-server'
import { contentReads, createMakeAnswer, type PublicAnswer } from '../delivery/public-answers.ts'
import { STAFF, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'

const BASE = '/api/v1/public/diner'

/** Returns what reads the public addresses of the diner as the product keeps them. */
export const keptReads = ({ services }: ContentUnderTest) => {
  const readAt = contentReads(services, createMakeAnswer(services))
  return {
    /** What an address says now: null for what the public does not see. */
    answerAt: (address: string): Promise<PublicAnswer | null> =>
      (readAt(`${BASE}/${address}`)?.answer() ?? Promise.resolve(null)).catch((error: unknown) => {
        if (error instanceof ProblemError && error.status === 404) return null
        throw error
      }),
    isKept: ({ dependencies, until }: PublicAnswer): boolean => Date.now() < until && services.store.changes.isUntouched(dependencies),
  }
}

const jsonOf = (answer: PublicAnswer | null): unknown => (answer === null ? null : JSON.parse(answer.bytes.toString()))

/** What the app says at an address, put together from nothing that other answers have shown. */
const freshAt = async (content: ContentUnderTest, address: string): Promise<unknown> => {
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

type World = { readonly content: ContentUnderTest; readonly random: (below: number) => number; readonly known: Known[]; made: number }

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
  const { status, body } = await world.content.call('POST', `${STAFF}/${type}`, { body: VALUES[type]?.(world, true) })
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
  const { status, body } = await world.content.patch(one.type, one.record, VALUES[one.type]?.(world, false))
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
  const { status, body } = await world.content.transition(one.type, one.record, name)
  if (status < 300) one.record = body
  return `${name} ${one.record.id}: ${status}`
}

const bin = async (world: World): Promise<string> => {
  const one = pick(world, world.known)
  if (one === undefined) return 'nothing'
  const [method, path] = one.isDeleted ? ['POST', '/restore'] : ['DELETE', '']
  const { status } = await world.content.call(method ?? '', `${STAFF}/${one.type}/${one.record.id}${path}`, { body: {} })
  if (status < 300) {
    one.isDeleted = !one.isDeleted
    if (!one.isDeleted) one.record = (await world.content.call('GET', `${STAFF}/${one.type}/${one.record.id}`)).body
  }
  return `bin ${one.type} ${one.record.id}: ${status}`
}

const STEPS = [create, create, change, change, change, transition, transition, bin]

const addressesOf = ({ known }: World): readonly string[] => [
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

/** Makes 100 changes at random, the same for a seed; returns the addresses that were wrong, and how many kept responses were right and outdated. */
export const changeAtRandom = async (content: ContentUnderTest, seed: number) => {
  const { answerAt, isKept } = keptReads(content)
  const world: World = { content, random: randomOf(seed), known: [], made: seed % 1000 === 1 ? 0 : seed * 1000 }
  const kept = new Map<string, PublicAnswer>()
  const wrong: string[] = []
  let [right, outdated] = [0, 0]
  for (let step = 0; step < 100; step += 1) {
    const what = (await pick(world, STEPS)?.(world)) ?? ''
    for (const address of addressesOf(world)) {
      const before = kept.get(address)
      const now = await answerAt(address)
      const isChecked = step % 5 === 0 && address.includes('?')
      if (isChecked && !isDeepStrictEqual(jsonOf(now), await freshAt(content, address))) wrong.push(`${address}, new after ${what}`)
      if (before !== undefined && isKept(before)) {
        right += 1
        if (now?.bytes.toString() !== before.bytes.toString()) wrong.push(`${address} after ${what}`)
      } else outdated += 1
      if (now === null) kept.delete(address)
      else kept.set(address, now)
    }
  }
  return { wrong, right, outdated }
}
