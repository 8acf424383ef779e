import { setTimeout as delay } from 'node:timers/promises'
import { jsonOf } from '../product/http.ts'
import type { Tracked, TrackedOrder } from './ledger.ts'
import { creator, isOpen, pathOf, unexpected, writeAll, type MakeWriter, type World, type Writer } from './world.ts'

const TENANT = 'cafe'
const MEMBERS = 6
/** Pause of a writer whose records have to be compared first. */
const WAIT_MS = 20

/** Makes the records of a group one by one, then writes all of them at a time. */
const groups = (make: (member: number) => Promise<Tracked | null>, change: (members: readonly Tracked[]) => Promise<void>): Writer => {
  const members: Tracked[] = []
  return async () => {
    if (members.some(isOpen)) {
      await delay(WAIT_MS)
      return
    }
    if (members.length === MEMBERS) return change(members)
    const made = await make(members.length)
    if (made !== null) members.push(made)
  }
}

const dishMaker = (world: World, kind: string, place: number, shelf: string) => {
  const create = creator(world, `${world.name}-${kind}-${place}`)
  return (member: number) =>
    create(() => ({
      tenant: TENANT,
      type: 'food',
      published: null,
      values: {
        name: { ja: `${world.name}の組${place}-${member}`, en: null },
        category: shelf,
        price: { amount: 100, taxMode: 'included', taxRate: 'standard' },
        allergens: ['none'],
        calories: 0,
        isPublished: false,
      },
    }))
}

const withCalories = (tracked: Tracked, calories: number) => {
  const { saved } = tracked
  return [tracked, { ...saved, version: saved.version + 1, values: { ...saved.values, calories } }] as const
}

/** Edits several dishes by one bulk action, each for itself. */
export const bulkWriter =
  (shelf: string): MakeWriter =>
  (world, _random, place) => {
    let count = 0
    return groups(dishMaker(world, 'bulk', place, shelf), async (members) => {
      count += 1
      const json = { action: 'edit', ids: members.map(({ id }) => id), changes: { calories: count } }
      const wanted = members.map((member) => withCalories(member, count))
      const answer = await writeAll(world, 'a bulk action', wanted, () =>
        world.staff.call({ method: 'POST', path: pathOf(TENANT, 'food', '/bulk'), json }),
      )
      if (answer !== null && jsonOf(answer)['done'] !== members.length) throw unexpected('a bulk action', answer)
    })
  }

/** Saves several dishes in one batch: all or none. */
export const batchWriter =
  (shelf: string): MakeWriter =>
  (world, _random, place) => {
    let count = 0
    return groups(dishMaker(world, 'batch', place, shelf), async (members) => {
      count += 1
      const changes = members.map(({ type, id, saved }) => ({ type, id, lockVersion: saved.version, changes: { calories: count } }))
      const wanted = members.map((member) => withCalories(member, count))
      const answer = await writeAll(world, 'a batch', wanted, () =>
        world.staff.call({ method: 'POST', path: pathOf(TENANT, 'batch'), json: { changes } }),
      )
      if (answer === null) world.ledger.joint.push({ what: 'a batch that is stored in part', members: [...members] })
    })
  }

/** Sorts its categories again and again. */
export const orderWriter: MakeWriter = (world, random, place) => {
  const create = creator(world, `${world.name}-order-${place}`)
  let order: TrackedOrder | null = null
  const make = (member: number) =>
    create(() => ({
      tenant: TENANT,
      type: 'food-category',
      published: null,
      values: { name: { ja: `${world.name}の列${place}-${member}`, en: null }, slug: `${world.name}-order-${member}`, isPublished: false },
    }))
  return groups(make, async (members) => {
    if (order === null) {
      order = { saved: members.map(({ id }) => id), unanswered: null }
      world.ledger.orders.push(order)
    } else if (order.unanswered !== null) {
      await delay(WAIT_MS)
      return
    }
    const ids = members.map(({ id }) => id).toSorted(() => random.next() - 0.5)
    const known = order
    known.unanswered = ids
    const answer = await world.staff.call({ method: 'POST', path: pathOf(TENANT, 'food-category', '/reorder'), json: { ids } })
    if (answer.status === 204) {
      world.ledger.counts.acknowledged += 1
      known.saved = ids
      known.unanswered = null
    } else if (answer.status === 0 || answer.status >= 500) world.ledger.counts.unanswered += 1
    else throw unexpected('an order', answer)
    for (const { id } of members) world.ledger.touched.add(id)
  })
}
