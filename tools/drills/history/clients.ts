import { setTimeout as delay } from 'node:timers/promises'
import { asRecord } from '@captain/validation'
import { seedDocument } from '@captain/presets'
import { isDone, jsonOf, type Answer } from '../product/http.ts'
import type { Staff } from '../product/staff.ts'
import type { Random } from '../random.ts'
import { pathOf, unexpected } from '../kills/world.ts'
import { createRegister, type Content, type Register, type Violation } from './register.ts'

const TENANT = 'cafe'
const TYPE = 'article'
/** A record with this many versions is replaced by a new one. */
const MAX_VERSION = 150
const RETRY_MS = 100

const localized = (ja: string) => ({ ja, en: null })

export type Shared = {
  readonly staff: Staff
  readonly cover: string
  readonly name: string
  /** The records that all clients read and write. */
  readonly registers: Register[]
  readonly retired: Register[]
  readonly counts: { operations: number; reads: number; publicReads: number; writes: number; conflicts: number; unanswered: number }
  readonly violations: Violation[]
  nextNumber: number
}

const report = ({ violations }: Shared, violation: Violation | null): void => {
  if (violation !== null) violations.push(violation)
}

/** Counts an operation that was answered. */
const count = ({ counts }: Shared, kind: 'reads' | 'publicReads' | 'writes' | 'conflicts'): void => {
  counts[kind] += 1
  counts.operations += 1
}

/** Creates a record; sends the creation again with its key until it is answered. */
export const createRecord = async (shared: Shared): Promise<Register> => {
  const { staff, cover, name } = shared
  const number = shared.nextNumber++
  const slug = `${name}-${number}`
  const title = `${slug} 始`
  const json = {
    title: localized(title),
    lead: localized('導入文です。'),
    slug,
    category: 'review',
    cover,
    coverAlt: localized('表紙'),
    authorName: localized('編集部'),
    body: { ja: seedDocument('本文です。'), en: null },
  }
  for (;;) {
    const answer = await staff.call({
      method: 'POST',
      path: pathOf(TENANT, TYPE),
      json,
      headers: { 'idempotency-key': slug },
    })
    if (isDone(answer)) return createRegister(String(jsonOf(answer)['id']), slug, { title, published: null })
    if (answer.status !== 0 && answer.status < 500) throw unexpected('creating an article', answer)
    await delay(RETRY_MS)
  }
}

const read = async (shared: Shared, register: Register): Promise<void> => {
  const span = register.begin()
  const answer = await shared.staff.call({ method: 'GET', path: pathOf(TENANT, TYPE, `/${register.id}`) })
  if (isDone(answer)) {
    const { lockVersion, title, status } = jsonOf(answer)
    const found = { title: String(asRecord(title)['ja']), isPublic: status === 'published' }
    report(shared, register.read(span, Number(lockVersion), found))
    count(shared, 'reads')
  } else unanswered(shared, 'a read', answer)
}

const publicRead = async (shared: Shared, register: Register): Promise<void> => {
  const span = register.begin()
  const path = `/api/v1/public/${TENANT}/${TYPE}/${register.slug}?locale=ja`
  const answer = await shared.staff.call({ method: 'GET', path, headers: { cookie: '' } })
  if (answer.status === 200 || answer.status === 404) {
    const title = answer.status === 404 ? null : String(jsonOf(answer)['title'])
    report(shared, register.publicRead(span, title))
    count(shared, 'publicReads')
  } else unanswered(shared, 'a public read', answer)
}

const unanswered = ({ counts }: Shared, what: string, answer: Answer): void => {
  if (answer.status !== 0 && answer.status < 500) throw unexpected(what, answer)
  counts.unanswered += 1
}

type Write = { readonly content: Content; readonly send: (base: number) => Promise<Answer> }

const write = async (shared: Shared, register: Register, base: number, { content, send }: Write): Promise<void> => {
  register.sending(base, content)
  const answer = await send(base)
  if (isDone(answer)) {
    report(shared, register.acknowledged(base, content, Number(jsonOf(answer)['lockVersion'])))
    count(shared, 'writes')
  } else if (answer.status === 409) {
    report(shared, register.refused(base, content))
    count(shared, 'conflicts')
  } else {
    register.note(`unanswered (${answer.status}): version ${base + 1}: ${content.title} / ${content.published ?? 'not public'}`)
    unanswered(shared, 'a write', answer)
  }
}

const saving = ({ staff }: Shared, { id }: Register, known: Content, title: string): Write => ({
  content: { title, published: known.published },
  send: (base) => staff.call({ method: 'PATCH', path: pathOf(TENANT, TYPE, `/${id}`), version: base, json: { title: { ja: title } } }),
})

const shifting = ({ staff }: Shared, { id }: Register, known: Content, isPublished: boolean): Write => ({
  content: { title: known.title, published: isPublished ? known.title : null },
  send: (base) =>
    staff.call({
      method: 'POST',
      path: pathOf(TENANT, TYPE, `/${id}/${isPublished ? 'publish' : 'unpublish'}`),
      version: base,
      json: {},
    }),
})

/** Returns a client: each call makes one operation on one of the shared records, by its random numbers. */
export const createClient = (shared: Shared, random: Random, place: number): (() => Promise<void>) => {
  let number = 0
  return async () => {
    const chosen = random.below(shared.registers.length)
    const kind = random.next()
    const register = shared.registers[chosen]
    if (register === undefined) return
    number += 1
    if (kind < 0.45) return read(shared, register)
    if (kind < 0.7) return publicRead(shared, register)
    const base = register.version()
    const known = register.at(base)
    // An unanswered write is known after the next read.
    if (known === null) return read(shared, register)
    if (base >= MAX_VERSION) {
      const next = await createRecord(shared)
      if (shared.registers[chosen] === register) {
        shared.registers[chosen] = next
        shared.retired.push(register)
      }
      return
    }
    if (kind < 0.9) return write(shared, register, base, saving(shared, register, known, `${register.slug} ${place}-${number}`))
    const isPublished = known.published === null || kind < 0.97
    return write(shared, register, base, shifting(shared, register, known, isPublished))
  }
}
