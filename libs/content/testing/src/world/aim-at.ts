import type { AnyRecord } from '@captain/content-core'
import { nothingToAimAtError } from '../errors.ts'
import { addressOf, type Aim, type Operation } from '../declared/operation.ts'
import type { RawAnswer, Session } from '../session/session.ts'
import { broughtTo, recordIn } from './step-records.ts'
import type { World } from './world.ts'

/** Sends an operation as somebody does. */
export const attempt = async (
  { raw }: Session,
  operation: Operation,
  aim: Aim,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> =>
  raw(operation.method, addressOf(operation, aim), { body: await operation.body?.(aim), form: operation.form?.(aim), headers })

/** Values for everything that an operation may be sent with, aimed at a record. */
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

/** What an operation makes of its aim is the next one's. */
export const madeBy = async (person: Session, on: Extract<Operation['on'], { readonly madeBy: Operation }>, aim: Aim): Promise<Aim> => {
  const { text } = await attempt(person, on.madeBy, aim)
  const id = on.key.split('.').reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>>)[name], JSON.parse(text))
  return { ...aim, parent: aim.id, id: id as string }
}

const NOTHING = { id: '', lockVersion: 0 }

/** Aims operations of one person so that each finds what it needs; a record that stays is used again. */
export const aimsOf = (here: World, person: Session) => {
  const { type, client } = here
  let kept: AnyRecord | null = null
  const fresh = async (): Promise<AnyRecord> => {
    kept = null
    return here.make()
  }
  const record = async (): Promise<AnyRecord> => {
    // Of a legal document there is one draft, which others make room for.
    const found = kept === null || type.workflow === 'legal' ? await fresh() : await client.get(kept.id)
    kept = found
    return found
  }
  const trashed = async (): Promise<AnyRecord> => {
    const made = await fresh()
    await client.remove(made.id)
    return made
  }
  const published = async (): Promise<AnyRecord> => {
    const live = await here.publish(await fresh())
    await here.clear()
    return live
  }

  const recordFor = (on: Operation['on']): Promise<AnyRecord> => {
    if (on === 'new record') return fresh()
    if (on === 'published record') return published()
    return on === 'record in the trash' ? trashed() : record()
  }

  const aim = async ({ on, name }: Operation): Promise<Aim> => {
    if (on === 'nothing') {
      await here.clear()
      return aimAt(here, NOTHING)
    }
    if (typeof on === 'string') return aimAt(here, await recordFor(on))
    if ('step' in on) {
      const found = await recordIn(here, on.from)
      if (found === null) throw nothingToAimAtError(`${type.name}: ${name}`)
      return { ...aimAt(here, found), brought: await broughtTo(here, on.step) }
    }
    return madeBy(person, on, await aim(on.madeBy))
  }
  return aim
}
