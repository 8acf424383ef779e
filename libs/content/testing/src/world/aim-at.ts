import type { AnyRecord } from '@captain/content-core'
import { nothingToAimAtError } from '../errors.ts'
import { addressOf, type Aim, type Operation } from '../declared/operation.ts'
import type { RawAnswer, Session } from '../session/session.ts'
import { broughtFrom, broughtTo, recordIn } from './step-records.ts'
import type { World } from './world.ts'

/** Sends an operation as an actor. */
export const attempt = async (
  { raw }: Session,
  operation: Operation,
  aim: Aim,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> =>
  raw(operation.method, addressOf(operation, aim), { body: await operation.body?.(aim), form: operation.form?.(aim), headers })

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

const told = ({ status, text }: RawAnswer): AnyRecord | null => {
  const body = status < 300 && text !== '' ? (JSON.parse(text) as Partial<AnyRecord>) : {}
  return body.id !== undefined && body.lockVersion !== undefined ? (body as AnyRecord) : null
}

/** Runs operations as one person. Each is aimed at a record in the state that it needs, reusing the results of earlier ones. */
export const doerOf = (here: World, person: Session) => {
  const { type, client } = here
  const done = new Map<Operation, Done>()
  let kept: AnyRecord | null = null
  let isStale = false
  let spare: AnyRecord | null = null
  let trashed: Pick<AnyRecord, 'id' | 'lockVersion'> | null = null
  let moved: AnyRecord | null = null

  // A legal document allows one draft, so the others are dropped.
  const cleared = (): void => {
    if (type.workflow !== 'legal') return
    kept = null
    spare = null
  }
  const fresh = (): Promise<AnyRecord> => {
    cleared()
    return here.make()
  }
  const record = async (): Promise<AnyRecord> => {
    if (kept === null) kept = await fresh()
    else if (isStale) kept = await client.get(kept.id)
    isStale = false
    return kept
  }
  const inTrash = async (): Promise<Pick<AnyRecord, 'id' | 'lockVersion'>> => {
    if (trashed !== null) return trashed
    const made = await fresh()
    await client.remove(made.id)
    return made
  }
  const clear = async (): Promise<void> => {
    cleared()
    await here.clear()
  }
  const published = async (): Promise<AnyRecord> => {
    const live = await here.publish(await fresh())
    await clear()
    return live
  }

  const recordFor = async (on: Operation['on']): Promise<Pick<AnyRecord, 'id' | 'lockVersion'>> => {
    if (on === 'new record') return spare ?? fresh()
    if (on === 'published record') return published()
    return on === 'record in the trash' ? inTrash() : record()
  }

  const aimFor = async ({ on, name }: Operation): Promise<Aim> => {
    if (on === 'nothing') {
      await clear()
      return aimAt(here, NOTHING)
    }
    if (typeof on === 'string') return aimAt(here, await recordFor(on))
    if ('step' in on) {
      cleared()
      const found = (moved === null ? null : await broughtFrom(here, moved, on.from)) ?? (await recordIn(here, on.from))
      if (found === null) throw nothingToAimAtError(`${type.name}: ${name}`)
      return { ...aimAt(here, found), brought: await broughtTo(here, on.step) }
    }
    return madeBy(done.get(on.madeBy) ?? (await act(on.madeBy)), on.key)
  }

  const remember = ({ name, on }: Operation, { aim, answer }: Done): void => {
    const record = told(answer)
    if (name === 'create') spare = record
    if (on === 'new record') {
      trashed = aim
      spare = null
    }
    if (on === 'record' || typeof on === 'object') isStale = true
    if (on === 'record' && record !== null && record.id === aim.id) {
      kept = record
      isStale = false
    }
    if (typeof on === 'object' && 'step' in on) moved = record
  }

  const act = async (operation: Operation): Promise<Done> => {
    const aim = await aimFor(operation)
    const one: Done = { aim, answer: await attempt(person, operation, aim) }
    done.set(operation, one)
    remember(operation, one)
    return one
  }
  return act
}
