import { batchClient, type AnyRecord } from '@captain/content-core'
import { contentKeys, makeRandomKey, useContent, useFailureText } from '@captain/content-react'
import { useScreenDraft } from '@captain/content-react/form-parts'
import { HttpError } from '@captain/http-core'
import { formatMonth } from '@captain/locale'
import { useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { daysFrom, sheetSpan } from './month-days.ts'
import { refusedIn, withoutDays, type Refused } from './refused-days.ts'
import { batchOf, draftOf, isBlank, isUntouched, problemsOf, type Edits, type ShiftDraft, type StoredShift } from './shift-drafts.ts'
import type { Filled } from './shift-tools.ts'
import { byDay, useShifts } from './use-shifts.ts'
import { useTimeProblems } from './use-time-problems.ts'

const withEdit = (edits: Edits, date: string, base: readonly StoredShift[], now: readonly ShiftDraft[]): Edits => {
  const { [date]: before, ...others } = edits
  const edit = { base: before?.base ?? base, now: now.filter((draft) => !isBlank(draft)) }
  return isUntouched(edit) ? others : { ...others, [date]: edit }
}

/** Unsaved input in the browser, and the stored shifts that it is based on. */
const keptOf = (edits: Edits) => {
  const days = Object.entries(edits)
  return {
    base: Object.fromEntries(days.map(([date, edit]) => [date, edit.base.map(draftOf)])),
    entered: Object.fromEntries(days.map(([date, edit]) => [date, edit.now])),
  }
}

type SheetOf = { readonly cast: AnyRecord; readonly month: string; readonly today: string }

/** The month of a cast: stored shifts, edits, and one save for all. */
export const useMonthSheet = ({ cast, month, today }: SheetOf) => {
  const { tenant, http, locale, canWrite } = useContent()
  const { t } = useLingui()
  const timeProblems = useTimeProblems()
  const queryClient = useQueryClient()
  const describe = useFailureText()
  const toasts = useToasts()
  const span = sheetSpan(month)
  const shifts = useShifts({ ...span, cast: cast.id })
  const [edits, setEdits] = useState<Edits>({})
  const [refused, setRefused] = useState<Refused>({})
  const [failure, setFailure] = useState<{ readonly text: string; readonly isStale: boolean } | null>(null)
  const [isSaving, setSaving] = useState(false)
  const sent = useRef({ body: '', key: '' })

  const stored = byDay(shifts.data ?? [])
  const storedOn = (date: string) => stored.get(date) ?? []
  const read = (date: string): readonly ShiftDraft[] => edits[date]?.now ?? storedOn(date).map(draftOf)
  const days = daysFrom(`${month}-01`, span.last)
  const { retiredOn } = cast
  const mayEdit = (date: string): boolean =>
    canWrite && date >= today && date.startsWith(month) && !(typeof retiredOn === 'string' && date > retiredOn)
  const open = days.filter(mayEdit)

  const { base, entered } = useMemo(() => keptOf(edits), [edits])
  const draft = useScreenDraft(`${cast.id}/${month}`, entered, base)

  /** Merges shifts into some days; returns the undo function. */
  const fill = (filled: Filled): (() => void) => {
    const before = edits
    const dates = Object.keys(filled)
    setEdits((now) => dates.reduce((all, date) => withEdit(all, date, storedOn(date), filled[date] ?? []), now))
    setRefused((now) => withoutDays(now, dates))
    setFailure(null)
    return () => setEdits(before)
  }

  /** Restores input of an earlier visit; newer input wins. */
  const restore = (kept: (typeof draft.found)[number]) => {
    const days = Object.entries(kept.values as Readonly<Record<string, readonly ShiftDraft[]>>)
    const next = days.reduce<Edits>(
      (all, [date, now]) => (date in all || !mayEdit(date) ? all : withEdit(all, date, storedOn(date), now)),
      edits,
    )
    draft.settle(kept, next)
    setEdits(next)
  }

  const refresh = () =>
    Promise.all(
      ['cast-work-schedule', 'cast'].map((type) => queryClient.invalidateQueries({ queryKey: contentKeys.type(tenant.slug, type) })),
    )

  /** Reloads the stored shifts and merges the edits into them. */
  const reload = async () => {
    const latest = byDay((await shifts.refetch()).data ?? [])
    setEdits((before) =>
      Object.fromEntries(
        Object.entries(before).flatMap(([date, { now }]) => {
          const edit = {
            base: latest.get(date) ?? [],
            now: now.map((one) => (latest.get(date)?.some(({ id }) => id === one.id) ? one : { ...one, id: null })),
          }
          return isUntouched(edit) ? [] : [[date, edit]]
        }),
      ),
    )
    setFailure(null)
    setRefused({})
  }

  const save = async () => {
    const { changes, places } = batchOf(cast.id, edits)
    if (changes.length === 0 || isSaving || wrongDays.length > 0) return
    setSaving(true)
    // A retry of the same values is the same request, whose response may have been lost.
    const body = JSON.stringify(changes)
    if (sent.current.body !== body) sent.current = { body, key: makeRandomKey() }
    try {
      await batchClient(http, tenant.slug).save(changes, { idempotencyKey: sent.current.key })
      sent.current = { body: '', key: '' }
      await refresh()
      setEdits({})
      draft.clear()
      setRefused({})
      setFailure(null)
      toasts.success({ summary: t`${{ month: formatMonth(locale, month) }}の出勤スケジュールを保存しました` })
    } catch (error) {
      const found = refusedIn(error, places)
      const isStale = error instanceof HttpError && error.status === 409
      const count = Object.keys(found).length
      setRefused(found)
      setFailure({
        text: isStale
          ? t`ほかの人が先に変更しました。最新を読み込むと、入力した内容はそのまま残ります。`
          : count > 0
            ? t`${{ days: count }}日分の入力を確認してください`
            : describe(error),
        isStale,
      })
    } finally {
      setSaving(false)
    }
  }

  /** Returns the errors of a day as texts, as soon as they are entered. */
  const wrongOn = (date: string): readonly string[] => {
    const found = date in edits ? problemsOf(read(date)).flatMap(({ startTime, endTime }) => [startTime, endTime]) : []
    const own = found.flatMap((problem) => (problem === undefined ? [] : [timeProblems[problem]]))
    return own.length > 0 ? [...new Set(own)] : (refused[date] ?? [])
  }
  const wrongDays = Object.keys(edits)
    .filter((date) => problemsOf(read(date)).some((one) => Object.keys(one).length > 0))
    .toSorted()

  return {
    cast,
    month,
    today,
    shifts,
    days,
    open,
    read,
    mayEdit,
    isChanged: (date: string): boolean => date in edits,
    wrongOn,
    /** Returns the server's errors of a day. */
    saidOn: (date: string): readonly string[] => refused[date] ?? [],
    wrongDays: [...new Set([...wrongDays, ...Object.keys(refused)])].toSorted(),
    maySave: wrongDays.length === 0,
    count: Object.keys(edits).length,
    failure,
    isSaving,
    /** Unsaved input of earlier visits; offered once the stored shifts are loaded. */
    draft: shifts.data === undefined ? null : draft,
    restore,
    set: (date: string, now: readonly ShiftDraft[]) => void fill({ [date]: now }),
    fill,
    discard: () => {
      setEdits({})
      draft.clear()
      setRefused({})
      setFailure(null)
    },
    save,
    reload,
  }
}

export type MonthSheet = ReturnType<typeof useMonthSheet>
