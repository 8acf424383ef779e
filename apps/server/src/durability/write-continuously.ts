import { setTimeout as delay } from 'node:timers/promises'
import type { AnyRecord, TypeClient, Values } from '@captain/content-core'
import { HttpError } from '@captain/http-core'

/** Writes that the server confirmed, and writes without a response. */
export type Entry = { readonly type: string; readonly saved: AnyRecord; readonly unanswered: Values | null }

export type Ledger = {
  readonly entries: Map<string, Entry>
  /** Number of confirmed writes over all records. */
  acknowledged: number
}

type Writer = {
  readonly type: string
  readonly client: TypeClient
  /** Values of the writer's nth record at its mth save; no two are the same. */
  readonly values: (record: number, save: number) => Values
}

const SAVES = 4
const RETRY_MILLISECONDS = 100

/** Returns whether the connection broke, as it may during a kill; any other failure is a bug of the test. */
const isSilence = (error: unknown): boolean => error instanceof HttpError && error.status >= 500

/** Creates records and saves each several times, serially, until `isOver` returns true; records each response as it arrives. */
export const writeContinuously = async ({ type, client, values }: Writer, ledger: Ledger, isOver: () => boolean): Promise<void> => {
  const note = (saved: AnyRecord, unanswered: Values | null) => ledger.entries.set(saved.id, { type, saved, unanswered })

  const writeOne = async (record: number): Promise<void> => {
    const first = await client.create(values(record, 0))
    ledger.acknowledged += 1
    note(first, null)
    let saved: AnyRecord = first
    for (let save = 1; save < SAVES && !isOver(); save += 1) {
      const changes = values(record, save)
      note(saved, changes)
      saved = await client.update(saved.id, saved.lockVersion, changes)
      ledger.acknowledged += 1
      note(saved, null)
    }
  }

  for (let record = 0; !isOver(); record += 1) {
    try {
      await writeOne(record)
    } catch (error) {
      if (!isSilence(error)) throw error
      await delay(RETRY_MILLISECONDS)
    }
  }
}
