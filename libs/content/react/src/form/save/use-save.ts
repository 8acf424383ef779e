import { transitionsFrom, type RecordAnswer, type Transition, type Values } from '@captain/content-core'
import { useRef, useState } from 'react'
import { useContent } from '../../content-context.tsx'
import { useContentCache } from '../../queries.ts'
import { focusPath } from '../focus-path.ts'
import { goesPublicByStep } from '../goes-public-by-step.ts'
import { makeRandomKey } from '../random-key.ts'
import type { RecordForm } from '../use-record-form.ts'
import type { Merged } from '../values/merge-values.ts'
import { changedNames, pickValues, recordValues } from '../values/record-values.ts'
import { failureOf, issuesIn, madeBefore, type Failure } from './failure.ts'
import { useSaveQuestion } from './use-save-question.ts'
import type { Attempt, Author, SaveState } from './save-state.ts'

/** A newer record that can't be merged without someone choosing. */
export type OpenConflict = { readonly current: RecordAnswer; readonly merged: Merged; readonly author: Author }

/** A step that was taken, or one to ask about again, because somebody else has saved meanwhile and the form now stands on that. */
export type Step = { readonly isTaken: boolean; readonly record: RecordAnswer }

export type Saving = {
  readonly state: SaveState
  readonly conflict: OpenConflict | null
  /** Whether a save waits for something that is on its way into a field. */
  readonly isWaiting: boolean
  /** Saves what changed; the saved record, or null when it was refused (the screen then shows why). */
  save(): Promise<RecordAnswer | null>
  /** Publishing saves what changed, and any step then moves the record; null when it was refused. */
  transition(step: Transition): Promise<Step | null>
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
  const [idempotencyKey] = useState(makeRandomKey)
  const attempts = useRef<readonly Values[]>([])
  const attempt = useRef<Attempt>('save')
  const busy = useRef(false)
  const waiting = useRef(false)
  const [isWaiting, setWaiting] = useState(false)

  const { store, checks, shared } = form
  const question = useSaveQuestion(form)

  const fail = (failure: Failure): null => {
    setState({ kind: 'failed', failure, attempt: attempt.current })
    return null
  }

  const refuse = (error: unknown): null => {
    const issues = issuesIn(error)
    if (issues.length > 0) {
      shared.issues.set(issues.map(({ path, rule, params, message }) => ({ path, rule, params, message, source: 'server' })))
      focusPath(shared.formId, shared.issues)
    }
    return fail(failureOf(error))
  }

  const isValid = (stage?: 'publish'): boolean => {
    const issues = checks.all(stage)
    if (issues.length === 0) return true
    fail({ kind: 'invalid', count: issues.length })
    focusPath(shared.formId, shared.issues)
    return false
  }

  /** Makes the record. When an earlier attempt has made it and only its answer was lost, stands on that one with what was typed since. */
  const create = async (sent: Values): Promise<RecordAnswer> => {
    attempts.current = [...attempts.current, sent]
    const names = Object.keys(sent).filter((name) => contentType.fields[name]?.inForm === true && sent[name] !== null)
    try {
      return await client.create(pickValues(sent, names), { idempotencyKey })
    } catch (error) {
      const id = madeBefore(error)
      if (id === null) throw error
      const made = await client.get(id)
      // Nobody knows which attempt arrived. What is equal in all of them is the server's by now, the rest is as it is typed.
      const typed = attempts.current.flatMap((attempt) => changedNames(attempt, sent))
      form.standOn(made, { ...recordValues(contentType, made), ...pickValues(sent, typed) })
      return write()
    }
  }

  const write = async (): Promise<RecordAnswer> => {
    const sent = store.all()
    const { record } = form.base()
    const names = form.changes()
    if (record !== null && names.length === 0) return record
    const answer = record === null ? await create(sent) : await client.update(record.id, record.lockVersion, pickValues(sent, names))
    form.rebase(answer, sent)
    if (form.changes().length === 0) form.draft.clear()
    void cache.saved(answer)
    return answer
  }

  /** Takes the record as somebody else saved it and puts on top what only this form changed; where both did, opens the step where people choose. */
  const catchUp = async (id: string): Promise<RecordAnswer | null> => {
    const current = await client.get(id)
    const merged = form.mergeWith(current)
    if (merged.conflicts.length > 0) {
      const author = form.authorOf(current)
      setConflict({ current, merged, author })
      return fail({ kind: 'conflict', author })
    }
    form.standOn(current, merged.values)
    return current
  }

  const once = async <T>(act: () => Promise<T | null>): Promise<T | null> => {
    if (busy.current) return null
    busy.current = true
    setState({ kind: 'saving' })
    try {
      return await act()
    } catch (error) {
      return refuse(error)
    } finally {
      busy.current = false
    }
  }

  /** Saves, on top of what somebody else saved first. */
  const writeMerging = async (): Promise<{ readonly record: RecordAnswer; readonly isMerged: boolean } | null> => {
    const saved = (record: RecordAnswer, merged: Author | false) => {
      setState({ kind: 'saved', at: new Date(), merged })
      return { record, isMerged: merged !== false }
    }
    try {
      return saved(await write(), false)
    } catch (error) {
      const id = form.base().record?.id
      if (id === undefined || failureOf(error).kind !== 'conflict') throw error
      const newer = await catchUp(id)
      return newer === null ? null : saved(await write(), form.authorOf(newer))
    }
  }

  /** Moves the record, unless it is no longer what the question was about. */
  const move = async ({ id, lockVersion }: RecordAnswer, step: Transition): Promise<Step | null> => {
    try {
      const record = await client.transition(id, lockVersion, step)
      form.rebase(record, form.base().values)
      void cache.saved(record)
      setState({ kind: 'saved', at: new Date(), merged: false })
      return { isTaken: true, record }
    } catch (error) {
      const { kind } = failureOf(error)
      if (kind !== 'conflict' && kind !== 'illegal') throw error
      const record = await catchUp(id)
      if (record === null) return null
      void cache.saved(record)
      const isPossible = transitionsFrom(contentType.workflow, record.status ?? 'draft').includes(step)
      if (!isPossible) return fail({ kind: 'illegal', author: form.authorOf(record) })
      setState({ kind: 'idle' })
      return { isTaken: false, record }
    }
  }

  /** Brings what is typed and what is on its way into the form; false when that is being waited for already. */
  const gather = async (): Promise<boolean> => {
    if (waiting.current) return false
    waiting.current = form.hasPending()
    setWaiting(waiting.current)
    try {
      await form.flush()
    } finally {
      waiting.current = false
      setWaiting(false)
    }
    return true
  }

  const save = async () => {
    if (!(await gather()) || busy.current) return null
    attempt.current = 'save'
    if (!isValid() || !(await question())) return null
    return (await once(writeMerging))?.record ?? null
  }

  return {
    state,
    conflict,
    isWaiting,
    save,
    readyToPublish: async () => {
      if (!(await gather()) || busy.current) return false
      attempt.current = 'publish'
      return isValid(goesPublicByStep(contentType) ? 'publish' : undefined)
    },
    transition: (step: Transition) =>
      once(async () => {
        attempt.current = step === 'publish' ? 'publish' : 'step'
        if (step === 'publish') {
          const saved = await writeMerging()
          if (saved === null) return null
          return saved.isMerged ? { isTaken: false, record: saved.record } : move(saved.record, step)
        }
        const { record } = form.base()
        return record === null ? null : move(record, step)
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
