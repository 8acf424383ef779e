import { formatMinutes } from '@captain/locale'
import { fullWidthLimit } from '@captain/validation'
import { useLingui } from '@lingui/react/macro'
import { LATEST_END, LATEST_START, MAX_SHIFT_MINUTES, NOTE_BYTES } from '../../shift-rules.ts'
import type { ShiftProblem } from './shift-drafts.ts'

const LIMITS = {
  start: formatMinutes(LATEST_START),
  end: formatMinutes(LATEST_END),
  hours: MAX_SHIFT_MINUTES / 60,
  note: fullWidthLimit(NOTE_BYTES),
} as const

/** Describes an error of a shift and its correction. */
export const useShiftProblems = (): Readonly<Record<ShiftProblem, string>> => {
  const { t } = useLingui()
  return {
    missing: t`時刻を入力してください`,
    unreadable: t`「20:00」のように入力してください`,
    step: t`15分単位で入力してください`,
    tooLate: t`開始は${{ start: LIMITS.start }}、終了は${{ end: LIMITS.end }}までです`,
    notAfter: t`開始より後の時刻にしてください`,
    tooLong: t`1回の出勤は${{ hours: LIMITS.hours }}時間までです`,
    overlap: t`もう1つの出勤と重なっています`,
    longNote: t`メモは${{ characters: LIMITS.note }}文字までです`,
  }
}
