import type { AnyRecord } from '@captain/content-core'
import { nothingToAimAtError } from '../errors.ts'
import { addressOf, type Aim, type Operation } from '../declared/operation.ts'
import type { RawAnswer, Session } from '../session/session.ts'
import { aimedRecords } from './aimed-records.ts'
import { movedFrom, movedTo, recordIn } from './transition-records.ts'
import type { World } from './world.ts'

/** Sends an operation as an actor. */
export const attempt = async (
  { raw }: Session,
  operation: Operation,
  aim: Aim,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> =>
  raw(operation.method, addressOf(operation, aim), {
    body: await operation.body?.(aim),
    form: operation.form?.(aim),
    headers: { ...operation.headers?.(aim), ...headers },
  })

/** Returns the values that operations may send, aimed at a record. */
export const aimAt = (here: World, { id, lockVersion }: Pick<AnyRecord, 'id' | 'lockVersion'>): Aim => ({
  tenant: here.tenant.slug,
  type: here.type.name,
  id,
  parent: id,
  lockVersion,
  sample: () => here.sample(),
  edit: () => here.edit(),
  brought: {},
})

/** Completed operation: its aim and its response. */
export type Done = { readonly aim: Aim; readonly answer: RawAnswer }

/** Returns an aim at the record that an operation created. */
export const madeBy = ({ aim, answer }: Done, key: string): Aim => {
  const id = key.split('.').reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>>)[name], JSON.parse(answer.text))
  return { ...aim, parent: aim.id, id: id as string }
}

const NOTHING = { id: '', lockVersion: 0 }

/** Runs operations as one person. Each is aimed at a record in the state that it needs, reusing the results of earlier ones. */
export const doerOf = (here: World, person: Session) => {
  const done = new Map<Operation, Done>()
  const records = aimedRecords(here)

  const aimFor = async ({ on, name }: Operation): Promise<Aim> => {
    if (on === 'nothing') {
      await records.clear()
      return aimAt(here, NOTHING)
    }
    if (typeof on === 'string') return aimAt(here, await records.recordFor(on))
    if ('step' in on) {
      records.dropDrafts()
      const moved = records.moved()
      const found = (moved === null ? null : await movedFrom(here, moved, on.from)) ?? (await recordIn(here, on.from))
      if (found === null) throw nothingToAimAtError(`${here.type.name}: ${name}`)
      return { ...aimAt(here, found), brought: await movedTo(here, on.step) }
    }
    return madeBy(done.get(on.madeBy) ?? (await perform(on.madeBy)), on.key)
  }

  const perform = async (operation: Operation): Promise<Done> => {
    const aim = await aimFor(operation)
    const one: Done = { aim, answer: await attempt(person, operation, aim) }
    done.set(operation, one)
    records.update(operation, one.aim, one.answer)
    return one
  }
  return perform
}
