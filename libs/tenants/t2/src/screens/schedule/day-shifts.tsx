import { useLingui } from '@lingui/react/macro'
import { isBlank, problemsOf, type ShiftDraft } from './shift-drafts.ts'
import { ShiftFields, type AreaChoice } from './shift-fields.tsx'

type DayShiftsProps = {
  readonly shifts: readonly ShiftDraft[]
  readonly areas: readonly AreaChoice[]
  readonly onPut: (place: number, draft: ShiftDraft) => void
  readonly onRemove: (place: number) => void
}

/** The inputs of the shifts of a day, with their errors; an empty one shows none. */
export const DayShifts = ({ shifts, areas, onPut, onRemove }: DayShiftsProps) => {
  const { t } = useLingui()
  const problems = problemsOf(shifts)
  return shifts.map((draft, place) => (
    <ShiftFields
      // oxlint-disable-next-line react/no-array-index-key -- a shift that is being entered is nothing but its place
      key={place}
      draft={draft}
      areas={areas}
      {...(isBlank(draft) ? {} : { problems: problems[place] ?? {} })}
      {...(shifts.length > 1 && { name: t`出勤${{ place: place + 1 }}`, removeLabel: t`出勤${{ place: place + 1 }}を消す` })}
      isFirst={place === 0}
      onChange={(next) => onPut(place, next)}
      onRemove={shifts.length > 1 ? () => onRemove(place) : undefined}
    />
  ))
}
