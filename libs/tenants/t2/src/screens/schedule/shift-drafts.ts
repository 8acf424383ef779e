import type { BatchPartOf, ListedRecordOf } from '@captain/content-core'
import type { castWorkSchedule } from '../../content-types/cast-work-schedule.ts'
import { utf8Length } from '@captain/validation'
import { LATEST_END, LATEST_START, MAX_SHIFT_MINUTES, NOTE_BYTES, overlaps, hoursOf } from '../../shift-rules.ts'
import type { tenant } from '../../tenant.ts'

const STEP = 15

/** A stored shift. */
export type StoredShift = Pick<
  ListedRecordOf<typeof castWorkSchedule>,
  'id' | 'lockVersion' | 'cast' | 'date' | 'startTime' | 'endTime' | 'areas' | 'shiftState' | 'note' | 'updatedAt'
>

/** An entered time: minutes, text that is not a time, or nothing yet. */
export type TypedTime = number | string | null

/** An entered shift; without an id, a new one. */
export type ShiftDraft = Pick<StoredShift, 'areas' | 'shiftState' | 'note'> & {
  readonly id: string | null
  readonly startTime: TypedTime
  readonly endTime: TypedTime
}

/** The stored shifts of a day, and their edits. */
export type DayEdit = { readonly base: readonly StoredShift[]; readonly now: readonly ShiftDraft[] }
export type Edits = Readonly<Record<string, DayEdit>>

export const BLANK: ShiftDraft = { id: null, startTime: null, endTime: null, areas: [], shiftState: 'scheduled', note: null }

/** Returns the unchanged draft of a stored shift. */
export const draftOf = ({ id, startTime, endTime, areas, shiftState, note }: StoredShift): ShiftDraft => ({
  id,
  startTime,
  endTime,
  areas: areas ?? [],
  shiftState,
  note,
})

/** Returns the same shift for another day. */
export const copyOf = (draft: ShiftDraft): ShiftDraft => ({ ...draft, id: null })

export const isBlank = ({ id, startTime, endTime }: ShiftDraft): boolean => id === null && startTime === null && endTime === null

const changesOf = ({ startTime, endTime, areas, shiftState, note }: ShiftDraft) => ({ startTime, endTime, areas, shiftState, note })

const isSame = (one: ShiftDraft, other: ShiftDraft): boolean => JSON.stringify(changesOf(one)) === JSON.stringify(changesOf(other))

/** Whether a day is unchanged. */
export const isUntouched = ({ base, now }: DayEdit): boolean =>
  base.length === now.length && now.every((draft) => base.some((stored) => stored.id === draft.id && isSame(draftOf(stored), draft)))

type TimeProblem = 'missing' | 'unreadable' | 'step' | 'tooLate' | 'notAfter' | 'tooLong' | 'overlap'
export type ShiftProblem = TimeProblem | 'longNote'
/** Errors of a shift, by field. */
export type ShiftProblems = { readonly startTime?: TimeProblem; readonly endTime?: TimeProblem; readonly note?: 'longNote' }

const timeProblem = (time: TypedTime, latest: number): TimeProblem | undefined => {
  if (time === null) return 'missing'
  if (typeof time === 'string') return 'unreadable'
  if (time > latest) return 'tooLate'
  return time % STEP === 0 ? undefined : 'step'
}

const spanProblem = ({ startTime, endTime }: ShiftDraft): TimeProblem | undefined => {
  if (typeof startTime !== 'number' || typeof endTime !== 'number') return undefined
  if (endTime <= startTime) return 'notAfter'
  return endTime > startTime + MAX_SHIFT_MINUTES ? 'tooLong' : undefined
}

const isCrossed = (draft: ShiftDraft, others: readonly ShiftDraft[]): boolean => {
  const own = hoursOf(draft)
  return own !== null && others.some((other) => hoursOf(other) !== null && overlaps(own, hoursOf(other) ?? own))
}

/** Returns errors of each shift of a day. */
export const problemsOf = (day: readonly ShiftDraft[]): readonly ShiftProblems[] =>
  day.map((draft, place) => {
    const crossed = isCrossed(draft, day.slice(0, place)) ? 'overlap' : undefined
    const startTime = timeProblem(draft.startTime, LATEST_START) ?? crossed
    const endTime = timeProblem(draft.endTime, LATEST_END) ?? spanProblem(draft)
    return {
      ...(startTime !== undefined && { startTime }),
      ...(endTime !== undefined && { endTime }),
      ...(utf8Length(draft.note ?? '') > NOTE_BYTES && { note: 'longNote' as const }),
    }
  })

/** Returns the number of days with shifts, and their minutes. */
export const totalOf = (days: readonly (readonly ShiftDraft[])[]): { readonly days: number; readonly minutes: number } => {
  const worked = days.map((day) => day.filter(({ shiftState }) => shiftState !== 'off')).filter((day) => day.length > 0)
  const minutes = worked.flat().reduce((sum, draft) => {
    const hours = hoursOf(draft)
    return sum + (hours === null ? 0 : Math.max(0, hours.endTime - hours.startTime))
  }, 0)
  return { days: worked.length, minutes }
}

/** Origin of a part of a batch: the day, and the shift's index in it; null for a deleted one. */
export type Place = { readonly date: string; readonly place: number | null }
type Part = BatchPartOf<typeof tenant, 'cast-work-schedule'>

const TYPE = 'cast-work-schedule'

const partsOfDay = (cast: string, date: string, { base, now }: DayEdit): readonly (readonly [Part, Place])[] => {
  const storedOf = (draft: ShiftDraft) => base.find(({ id }) => id === draft.id)
  const changed = now.filter((draft) => {
    const stored = storedOf(draft)
    return stored !== undefined && !isSame(draftOf(stored), draft)
  })
  // Saved one after the other, two shifts that swap places would conflict.
  const recreated = changed.length > 1 ? changed : []
  const deleted = base.filter(({ id }) => !now.some((draft) => draft.id === id) || recreated.some((draft) => draft.id === id))
  return [
    ...deleted.map(
      ({ id, lockVersion }) =>
        [
          { type: TYPE, id, lockVersion, remove: true },
          { date, place: null },
        ] as const,
    ),
    ...now.flatMap((draft, place): readonly (readonly [Part, Place])[] => {
      const stored = storedOf(draft)
      if (stored === undefined || recreated.includes(draft))
        return [
          [
            { type: TYPE, changes: { cast, date, ...changesOf(draft) } },
            { date, place },
          ],
        ]
      if (!changed.includes(draft)) return []
      return [
        [
          { type: TYPE, id: stored.id, lockVersion: stored.lockVersion, changes: changesOf(draft) },
          { date, place },
        ],
      ]
    }),
  ]
}

/** Builds the batch that saves a cast's month at once, with the origin of each part. */
export const batchOf = (cast: string, edits: Edits): { readonly changes: readonly Part[]; readonly places: readonly Place[] } => {
  const parts = Object.entries(edits)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([date, edit]) => partsOfDay(cast, date, edit))
  return { changes: parts.map(([part]) => part), places: parts.map(([, place]) => place) }
}
