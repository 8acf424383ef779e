import type { RecordOf } from '@captain/content-core'
import { useContent } from '@captain/content-react'
import { useScreenDraft } from '@captain/content-react/form-parts'
import { useToasts } from '@captain/ui'
import { useEffect, useMemo, useState, type Dispatch, type SetStateAction } from 'react'
import type { cast as castType } from '../../content-types/cast.ts'
import { draftsIn } from './drafts-in.ts'
import { daysFrom, sheetSpan } from './month-days.ts'
import { localDraftOf, rebased, withFilled, withRestored, withUndone } from './month-edits.ts'
import { draftOf, type Edits, type ShiftDraft } from './shift-drafts.ts'
import type { Filled } from './shift-tools.ts'
import { useDayErrors } from './use-day-errors.ts'
import { useSaveMonth } from './use-save-month.ts'
import { byDay, useShifts } from './use-shifts.ts'

/** The notice about the last act on many days, with its way back: there is one until the next edit. */
export const SHEET_NOTICE = 'schedule'

/** The edits of a month. Each change ends the notice about the one before, as does leaving the month. */
const useEdits = (): readonly [Edits, Dispatch<SetStateAction<Edits>>] => {
  const toasts = useToasts()
  const [edits, setEdits] = useState<Edits>({})
  const change: typeof setEdits = (next) => {
    toasts.close(SHEET_NOTICE)
    setEdits(next)
  }
  useEffect(() => () => toasts.close(SHEET_NOTICE), [toasts])
  return [edits, change]
}

type SheetOf = { readonly cast: RecordOf<typeof castType>; readonly month: string; readonly today: string }

/** The month of a cast: stored shifts, edits, and one save for all. */
export const useMonthSheet = ({ cast, month, today }: SheetOf) => {
  const { canWrite } = useContent()
  const span = sheetSpan(month)
  const shifts = useShifts({ ...span, cast: cast.id })
  const saving = useSaveMonth(cast.id, month)
  const [edits, setEdits] = useEdits()
  const errors = useDayErrors(edits, saving.refused)

  const stored = byDay(shifts.data ?? [])
  const read = (date: string): readonly ShiftDraft[] => edits[date]?.now ?? (stored.get(date) ?? []).map(draftOf)
  const days = daysFrom(`${month}-01`, span.last)
  const { retiredOn } = cast
  const mayEdit = (date: string): boolean =>
    canWrite && date >= today && date.startsWith(month) && !(retiredOn !== null && date > retiredOn)

  const { base, entered } = useMemo(() => localDraftOf(edits), [edits])
  const draft = useScreenDraft(`${cast.id}/${month}`, entered, base)

  /** Merges shifts into some days; returns the undo function. */
  const fill = (filled: Filled): (() => void) => {
    const before = edits
    setEdits((now) => withFilled(now, filled, stored))
    saving.clearDays(Object.keys(filled))
    return () => setEdits((now) => withUndone(now, Object.keys(filled), before))
  }

  /** Restores input of an earlier visit, except that of days that are closed now. */
  const restore = (localDraft: (typeof draft.found)[number]) => {
    const open = Object.entries(localDraft.values).flatMap(([date, day]) => (mayEdit(date) ? [[date, draftsIn(day)] as const] : []))
    const next = withRestored(edits, Object.fromEntries(open), stored)
    draft.settle(localDraft, next)
    setEdits(next)
  }

  /** Reloads the stored shifts and merges the edits into them. */
  const reload = async () => {
    const latest = byDay((await shifts.refetch()).data ?? [])
    setEdits((before) => rebased(before, latest))
    saving.clear()
  }

  const drop = () => {
    setEdits({})
    draft.clear()
  }

  return {
    cast,
    month,
    today,
    shifts,
    days,
    open: days.filter(mayEdit),
    read,
    mayEdit,
    isChanged: (date: string): boolean => date in edits,
    wrongOn: errors.wrongOn,
    /** Returns the server's errors of a day. */
    messagesOf: (date: string): readonly string[] => saving.refused[date] ?? [],
    wrongDays: errors.wrongDays,
    maySave: errors.maySave,
    count: Object.keys(edits).length,
    failure: saving.failure,
    isSaving: saving.isSaving,
    /** Unsaved input of earlier visits; offered once the stored shifts are loaded. */
    draft: shifts.data === undefined ? null : draft,
    restore,
    set: (date: string, now: readonly ShiftDraft[]) => void fill({ [date]: now }),
    fill,
    discard: () => {
      drop()
      saving.clear()
    },
    save: async () => {
      if (errors.maySave) await saving.save(edits, drop)
    },
    reload,
  }
}

export type MonthSheet = ReturnType<typeof useMonthSheet>
