import type { AnyRecord } from '@captain/content-core'
import type { Aim, Operation } from '../declared/operation.ts'
import type { RawAnswer } from '../session/session.ts'
import type { World } from './world.ts'

type Reference = Pick<AnyRecord, 'id' | 'lockVersion'>

/** Returns the record in a response, null if it contains none. */
const answeredRecord = ({ status, text }: RawAnswer): AnyRecord | null => {
  const body = status < 300 && text !== '' ? (JSON.parse(text) as Partial<AnyRecord>) : {}
  return body.id !== undefined && body.lockVersion !== undefined ? (body as AnyRecord) : null
}

/** Records at which operations are aimed, each in the state that the operation needs; results of earlier operations are reused. */
export const aimedRecords = (here: World) => {
  const { type, client } = here
  let saved: AnyRecord | null = null
  let isStale = false
  let spare: AnyRecord | null = null
  let trashed: Reference | null = null
  let moved: AnyRecord | null = null

  // A legal document allows one draft, so the others are dropped.
  const dropDrafts = (): void => {
    if (type.workflow !== 'legal') return
    saved = null
    spare = null
  }
  const create = (): Promise<AnyRecord> => {
    dropDrafts()
    return here.make()
  }
  const clear = async (): Promise<void> => {
    dropDrafts()
    await here.clear()
  }
  const current = async (): Promise<AnyRecord> => {
    if (saved === null) saved = await create()
    else if (isStale) saved = await client.get(saved.id)
    isStale = false
    return saved
  }
  const inTrash = async (): Promise<Reference> => {
    if (trashed !== null) return trashed
    const made = await create()
    await client.remove(made.id, '*')
    return made
  }
  const published = async (): Promise<AnyRecord> => {
    const live = await here.publish(await create())
    await clear()
    return live
  }

  return {
    clear,
    dropDrafts,
    /** Returns the record that the last transition moved, null before the first. */
    moved: () => moved,
    recordFor: async (on: Operation['on']): Promise<Reference> => {
      if (on === 'new record') return spare ?? create()
      if (on === 'published record') return published()
      return on === 'record in the trash' ? inTrash() : current()
    },
    /** Records the effect of an operation for the next ones. */
    update: ({ name, on }: Operation, aim: Aim, answer: RawAnswer): void => {
      const record = answeredRecord(answer)
      if (name === 'create') spare = record
      if (on === 'new record') {
        trashed = aim
        spare = null
      }
      if (on === 'record' || typeof on === 'object') isStale = true
      if (on === 'record' && record !== null && record.id === aim.id) {
        saved = record
        isStale = false
      }
      if (typeof on === 'object' && 'step' in on) moved = record
    },
  }
}
