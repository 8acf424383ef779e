import type { Refused } from './refused-days.ts'
import { problemsOf, type Edits, type ShiftDraft } from './shift-drafts.ts'
import { useShiftProblems } from './use-shift-problems.ts'

const isWrong = (day: readonly ShiftDraft[]): boolean => problemsOf(day).some((one) => Object.keys(one).length > 0)

/** Errors of edited days: those in their shifts, as soon as they are entered, and those that the server found. */
export const useDayErrors = (edits: Edits, refused: Refused) => {
  const shiftProblems = useShiftProblems()
  const wrongDays = Object.entries(edits).flatMap(([date, { now }]) => (isWrong(now) ? [date] : []))
  return {
    /** Returns the errors of a day as texts; those of the server if its shifts are valid. */
    wrongOn: (date: string): readonly string[] => {
      const found = problemsOf(edits[date]?.now ?? []).flatMap(({ startTime, endTime, note }) => [startTime, endTime, note])
      const own = found.flatMap((problem) => (problem === undefined ? [] : [shiftProblems[problem]]))
      return own.length > 0 ? [...new Set(own)] : (refused[date] ?? [])
    },
    wrongDays: [...new Set([...wrongDays, ...Object.keys(refused)])].toSorted(),
    maySave: wrongDays.length === 0,
  }
}
