import { objectsIn } from '@captain/validation'
import { SHIFT_STATES } from '../../shift-rules.ts'
import { BLANK, type ShiftDraft, type TypedTime } from './shift-drafts.ts'

const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const timeIn = (value: unknown): TypedTime => (typeof value === 'number' ? value : textIn(value))

/** Reads the shifts of a day from a draft that the browser stored. */
export const draftsIn = (day: unknown): readonly ShiftDraft[] =>
  objectsIn(day).map(({ id, startTime, endTime, areas, shiftState, note }) => ({
    id: textIn(id),
    startTime: timeIn(startTime),
    endTime: timeIn(endTime),
    areas: Array.isArray(areas) ? areas.filter((area) => typeof area === 'string') : [],
    shiftState: SHIFT_STATES.find((state) => state === shiftState) ?? BLANK.shiftState,
    note: textIn(note),
  }))
