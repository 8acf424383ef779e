import { seedDocument } from '@captain/presets'
import type { Random } from '../random.ts'
import type { Snapshot, Tracked } from './ledger.ts'
import { creator, isOpen, pathOf, refusedWrite, write, type MakeWriter, type World, type Writer } from './world.ts'

type Values = Readonly<Record<string, unknown>>

const SAVES_PER_RECORD = 8
const TENANT = 'cafe'

const localized = (ja: string) => ({ ja, en: null })

type Next = (tracked: Tracked, step: number) => Promise<void>

/** Writes one record after the other: creates it, changes it some times, and begins the next. */
const records = (make: () => Promise<Tracked | null>, change: Next): Writer => {
  let current: Tracked | null = null
  let step = 0
  return async () => {
    if (current === null || isOpen(current) || current.saved.isDeleted || step >= SAVES_PER_RECORD) {
      current = await make()
      step = 0
      return
    }
    step += 1
    await change(current, step)
  }
}

const update = (world: World, tracked: Tracked, changes: Values, published: Values | null): Promise<boolean> => {
  const { saved } = tracked
  const values = { ...saved.values, ...changes }
  const snapshot: Snapshot = { version: saved.version + 1, isDeleted: false, values, published }
  return write(world, tracked, snapshot, () =>
    world.staff.call({
      method: 'PATCH',
      path: pathOf(tracked.tenant, tracked.type, `/${tracked.id}`),
      version: saved.version,
      json: changes,
    }),
  )
}

/** Deletes a record and restores it. */
const throughTrash = async (world: World, tracked: Tracked): Promise<void> => {
  const path = pathOf(tracked.tenant, tracked.type, `/${tracked.id}`)
  const trashed = { ...tracked.saved, version: tracked.saved.version + 1, isDeleted: true }
  if (!(await write(world, tracked, trashed, () => world.staff.call({ method: 'DELETE', path, version: tracked.saved.version })))) return
  const restored = { ...trashed, version: trashed.version + 1, isDeleted: false }
  await write(world, tracked, restored, () => world.staff.call({ method: 'POST', path: `${path}/restore` }))
}

const maybeRefused = async (world: World, tracked: Tracked, random: Random, field: string): Promise<void> => {
  if (random.chance(0.1)) await refusedWrite(world, tracked, field, tracked.saved.version > 1 && random.chance(0.5))
}

/** Writes categories, whose switch publishes them at each other save. */
export const toggleWriter: MakeWriter = (world, random, place) => {
  const create = creator(world, `${world.name}-category-${place}`)
  let count = 0
  const values = (record: number, save: number, isPublished: boolean) => ({
    name: localized(`${world.name}の棚${place}-${record} ${save}`),
    slug: `${world.name}-${place}-${record}`,
    isPublished,
  })
  const make = () =>
    create(() => {
      count += 1
      const isPublished = random.chance(0.5)
      const own = values(count, 0, isPublished)
      return { tenant: TENANT, type: 'food-category', values: own, published: isPublished ? own : null }
    })
  return records(make, async (tracked, step) => {
    await maybeRefused(world, tracked, random, 'name')
    if (random.chance(0.1)) return throughTrash(world, tracked)
    const isPublished = random.chance(0.5)
    const next = values(count, step, isPublished)
    await update(world, tracked, next, isPublished ? next : null)
  })
}

/** Writes dishes that refer to a category. */
export const dishWriter =
  (shelves: readonly [string, ...string[]]): MakeWriter =>
  (world, random, place) => {
    const create = creator(world, `${world.name}-dish-${place}`)
    let count = 0
    const values = (record: number, save: number) => ({
      name: localized(`${world.name}の皿${place}-${record} ${save}`),
      category: random.pick(shelves),
      price: { amount: 100 + save, taxMode: 'included', taxRate: 'standard' },
      allergens: ['none'],
      isPublished: false,
    })
    const make = () =>
      create(() => {
        count += 1
        return { tenant: TENANT, type: 'food', values: values(count, 0), published: null }
      })
    return records(make, async (tracked, step) => {
      await maybeRefused(world, tracked, random, 'name')
      await update(world, tracked, values(count, step), null)
    })
  }

/** Writes articles: saves, publishes and withdraws them. */
export const articleWriter =
  (cover: string): MakeWriter =>
  (world, random, place) => {
    const create = creator(world, `${world.name}-article-${place}`)
    let count = 0
    const text = (record: number, save: number) => ({
      title: localized(`${world.name}の記事${place}-${record} ${save}`),
      lead: localized(`${save}回目の導入文です。`),
    })
    const make = () =>
      create(() => {
        count += 1
        const known = { ...text(count, 0), slug: `${world.name}-article-${place}-${count}`, category: 'review', cover }
        const rest = { coverAlt: localized('表紙'), authorName: localized('編集部'), body: { ja: seedDocument('本文です。'), en: null } }
        return { tenant: TENANT, type: 'article', values: { ...known, ...rest }, known, published: null }
      })
    const shift = (tracked: Tracked, transition: 'publish' | 'unpublish', published: Values | null) => {
      const { saved } = tracked
      const path = pathOf(TENANT, 'article', `/${tracked.id}/${transition}`)
      const snapshot = { ...saved, version: saved.version + 1, published }
      return write(world, tracked, snapshot, () => world.staff.call({ method: 'POST', path, version: saved.version, json: {} }))
    }
    return records(make, async (tracked, step) => {
      await maybeRefused(world, tracked, random, 'title')
      const { saved } = tracked
      if (random.chance(0.4)) await shift(tracked, 'publish', saved.values)
      else if (saved.published !== null && random.chance(0.3)) await shift(tracked, 'unpublish', null)
      else await update(world, tracked, text(count, step), saved.published)
    })
  }
