import { isDone, isUnknown, jsonOf, type Answer } from '../product/http.ts'
import type { Staff } from '../product/staff.ts'
import type { Random } from '../random.ts'
import { REFUSED } from '../audit/sql-checks.ts'
import { LOST, type Ledger, type Snapshot, type Tracked } from './ledger.ts'

type Values = Readonly<Record<string, unknown>>

export type World = {
  readonly staff: Staff
  readonly ledger: Ledger
  /** Names what this run writes, so that no two values are the same. */
  readonly name: string
}

/** One write after the other; each call makes one. */
export type Writer = () => Promise<void>

export type MakeWriter = (world: World, random: Random, place: number) => Writer

/** Thrown for an answer that no drill expects: the drill itself is wrong, or the product. */
export const unexpected = (what: string, { status, text }: Answer): Error => new Error(`${what} answered ${status} ${text.slice(0, 500)}`)

export const pathOf = (tenant: string, type: string, rest = ''): string => `/api/v1/tenants/${tenant}/${type}${rest}`

const note = ({ ledger }: World, answer: Answer): 'done' | 'unknown' | 'no' => {
  if (isDone(answer)) {
    ledger.counts.acknowledged += 1
    return 'done'
  }
  if (!isUnknown(answer) && answer.status !== 0) return 'no'
  ledger.counts.unanswered += 1
  return 'unknown'
}

/** Records a write that leaves each of several records at a state; returns its answer if it was acknowledged. */
export const writeAll = async (
  world: World,
  what: string,
  wanted: readonly (readonly [Tracked, Snapshot])[],
  send: () => Promise<Answer>,
): Promise<Answer | null> => {
  for (const [tracked, snapshot] of wanted) {
    tracked.unanswered = snapshot
    world.ledger.touched.add(tracked.id)
  }
  const answer = await send()
  const outcome = note(world, answer)
  if (answer.status === 409) {
    // No one else writes these records.
    world.ledger.findings.push({ check: LOST, where: `${what}: its writer’s version is gone` })
    return null
  }
  if (outcome === 'no') throw unexpected(what, answer)
  if (outcome === 'unknown') return null
  for (const [tracked, snapshot] of wanted) {
    tracked.saved = snapshot
    tracked.unanswered = null
  }
  return answer
}

/** Records a write of one record; returns whether it was acknowledged. */
export const write = async (world: World, tracked: Tracked, snapshot: Snapshot, send: () => Promise<Answer>): Promise<boolean> => {
  const answer = await writeAll(world, `${tracked.type} ${tracked.id}`, [[tracked, snapshot]], send)
  const version = answer === null ? undefined : jsonOf(answer)['lockVersion']
  if (typeof version === 'number' && version !== snapshot.version)
    world.ledger.findings.push({ check: 'an answer with another version than written', where: `${tracked.id}: ${version}` })
  return answer !== null
}

/** Marks a record whose last write may have happened: its writer leaves it alone until it has been compared. */
export const isOpen = ({ unanswered }: Tracked): boolean => unanswered !== null

type NewRecord = {
  readonly tenant: string
  readonly type: string
  readonly values: Values
  /** Those of the values that are stored as they are sent. Default: all. */
  readonly known?: Values
  readonly published: Values | null
}

/** Creates a record. An unanswered creation is sent again with its key by the next call, until it is acknowledged. */
export const creator = (world: World, key: string) => {
  let count = 0
  let pending: { readonly record: NewRecord; readonly key: string } | null = null
  return async (make: () => NewRecord): Promise<Tracked | null> => {
    pending ??= { record: make(), key: `${key}-${count++}` }
    const { record, key: idempotencyKey } = pending
    const { tenant, type, values, known = values, published } = record
    const answer = await world.staff.call({
      method: 'POST',
      path: pathOf(tenant, type),
      json: values,
      headers: { 'idempotency-key': idempotencyKey },
    })
    const outcome = note(world, answer)
    if (outcome === 'no') throw unexpected(`creating ${type}`, answer)
    if (outcome === 'unknown') return null
    pending = null
    const id = String(jsonOf(answer)['id'])
    const saved = { version: 1, isDeleted: false, values: known, published }
    const tracked: Tracked = { tenant, type, id, saved, unanswered: null }
    world.ledger.records.set(id, tracked)
    world.ledger.touched.add(id)
    return tracked
  }
}

/** Sends a write that must be refused, with a value that must never be stored. */
export const refusedWrite = async (world: World, { tenant, type, id, saved }: Tracked, field: string, isStale: boolean): Promise<void> => {
  const text = isStale ? REFUSED : REFUSED.repeat(200)
  const answer = await world.staff.call({
    method: 'PATCH',
    path: pathOf(tenant, type, `/${id}`),
    version: isStale ? saved.version - 1 : saved.version,
    json: { [field]: { ja: text } },
  })
  if (isDone(answer)) world.ledger.findings.push({ check: 'a write that was not refused', where: id })
  else if (answer.status === (isStale ? 409 : 422)) world.ledger.counts.refused += 1
  else if (answer.status === 409) world.ledger.findings.push({ check: LOST, where: `${id}: its writer’s version is gone` })
  else if (answer.status !== 0 && answer.status < 500) throw unexpected('a write to be refused', answer)
}
