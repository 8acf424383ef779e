import { type RecordAnswer, type Transition, type Values } from '@captain/content-core'
import { useRef, useState } from 'react'
import { useContent } from '../../content-context.tsx'
import { useContentCache } from '../../queries.ts'
import { focusPath } from '../focus-path.ts'
import type { RecordForm } from '../use-record-form.ts'
import type { Merged } from '../values/merge-values.ts'
import { pickValues } from '../values/record-values.ts'
import { failureOf, issuesIn, type Failure } from './failure.ts'
import { makeIdempotencyKey } from './idempotency-key.ts'

export type SaveState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: Date; readonly merged: boolean }
  | { readonly kind: 'failed'; readonly failure: Failure }

/** A newer record that can't be merged without someone choosing. */
export type OpenConflict = { readonly current: RecordAnswer; readonly merged: Merged }

export type Saving = {
  readonly state: SaveState
  readonly conflict: OpenConflict | null
  /** Saves what changed; the saved record, or null when it was refused (the screen then shows why). */
  save(): Promise<RecordAnswer | null>
  /** Saves what changed and takes a step of the workflow; the record afterwards, or null. */
  transition(step: Transition): Promise<RecordAnswer | null>
  /** Checks what publishing asks for and shows what is missing. */
  readyToPublish(): Promise<boolean>
  /** Saves the chosen values on top of the newer record. */
  resolve(values: Values): Promise<RecordAnswer | null>
  postpone(): void
}

/** Writing of one form: one write at a time, every refusal shown where it can be put right. */
export const useSave = (form: RecordForm): Saving => {
  const { client, contentType } = useContent()
  const cache = useContentCache()
  const [state, setState] = useState<SaveState>({ kind: 'idle' })
  const [conflict, setConflict] = useState<OpenConflict | null>(null)
  const [idempotencyKey] = useState(makeIdempotencyKey)
  const busy = useRef(false)

  const { store, checks, shared } = form

  const refuse = (error: unknown): null => {
    const issues = issuesIn(error)
    if (issues.length > 0) {
      shared.issues.set(issues.map(({ path, rule, params, message }) => ({ path, rule, params, message, source: 'server' })))
      focusPath(shared.formId, shared.issues)
    }
    setState({ kind: 'failed', failure: failureOf(error) })
    return null
  }

  const isValid = (stage?: 'publish'): boolean => {
    const issues = checks.all(stage)
    if (issues.length === 0) return true
    setState({ kind: 'failed', failure: { kind: 'invalid', count: issues.length } })
    focusPath(shared.formId, shared.issues)
    return false
  }

  const write = async (): Promise<RecordAnswer> => {
    const sent = store.all()
    const { record } = form.base()
    const names = form.changes()
    if (record !== null && names.length === 0) return record
    const answer =
      record === null
        ? await client.create(
            pickValues(
              sent,
              Object.keys(sent).filter((name) => contentType.fields[name]?.inForm === true && sent[name] !== null),
            ),
            { idempotencyKey },
          )
        : await client.update(record.id, record.lockVersion, pickValues(sent, names))
    form.rebase(answer, sent)
    if (form.changes().length === 0) form.draft.clear()
    void cache.saved(answer)
    return answer
  }

  /** Someone else saved first: merges what only one side touched and saves again, or opens the step where people choose. */
  const mergeAndWrite = async (id: string): Promise<RecordAnswer | null> => {
    const current = await client.get(id)
    const merged = form.mergeWith(current)
    if (merged.conflicts.length > 0) {
      setConflict({ current, merged })
      setState({ kind: 'failed', failure: { kind: 'conflict' } })
      return null
    }
    form.standOn(current, merged.values)
    return write()
  }

  const once = async (act: () => Promise<RecordAnswer | null>): Promise<RecordAnswer | null> => {
    if (busy.current) return null
    busy.current = true
    setState({ kind: 'saving' })
    try {
      const record = await act()
      return record
    } catch (error) {
      return refuse(error)
    } finally {
      busy.current = false
    }
  }

  const writeMerging = async (): Promise<RecordAnswer | null> => {
    try {
      const record = await write()
      setState({ kind: 'saved', at: new Date(), merged: false })
      return record
    } catch (error) {
      const id = form.base().record?.id
      if (id === undefined || failureOf(error).kind !== 'conflict') throw error
      const record = await mergeAndWrite(id)
      if (record !== null) setState({ kind: 'saved', at: new Date(), merged: true })
      return record
    }
  }

  const save = async () => {
    await form.flush()
    if (busy.current || !isValid()) return null
    return once(writeMerging)
  }

  return {
    state,
    conflict,
    save,
    readyToPublish: async () => {
      await form.flush()
      return !busy.current && isValid(contentType.workflow === 'publish' ? 'publish' : undefined)
    },
    transition: (step: Transition) =>
      once(async () => {
        const saved = step === 'publish' ? await writeMerging() : form.base().record
        if (saved === null) return null
        const before = store.all()
        const answer = await client.transition(saved.id, saved.lockVersion, step)
        form.rebase(answer, before)
        void cache.saved(answer)
        setState({ kind: 'saved', at: new Date(), merged: false })
        return answer
      }),
    resolve: async (values: Values) => {
      if (conflict === null) return null
      form.standOn(conflict.current, values)
      setConflict(null)
      return save()
    },
    postpone: () => setConflict(null),
  }
}
