import { useLabels } from '@captain/content-react'
import { formatMinutes } from '@captain/locale'
import { useWords } from '../use-words.ts'
import classes from './day-editor.module.css'
import type { ShiftDraft } from './shift-drafts.ts'
import type { AreaChoice } from './shift-fields.tsx'

/** The shifts of a day for those who may only read them. */
export const DayFacts = ({ day, areas }: { readonly day: readonly ShiftDraft[]; readonly areas: readonly AreaChoice[] }) => {
  const { sheet: words } = useWords()
  const { fieldLabel, optionLabel } = useLabels('cast-work-schedule')
  if (day.length === 0) return <p className={classes.quiet}>{words.none}</p>
  return day.map((draft) => (
    <dl className={classes.facts} key={String(draft.startTime)}>
      <dt>{optionLabel('shiftState', draft.shiftState)}</dt>
      <dd>
        {formatMinutes(Number(draft.startTime))}
        {words.until}
        {formatMinutes(Number(draft.endTime))}
      </dd>
      <dt>{fieldLabel('areas')}</dt>
      <dd>
        {draft.areas.length === 0
          ? words.allAreas
          : draft.areas.map((id) => areas.find(({ value }) => value === id)?.label ?? id).join('、')}
      </dd>
      {draft.note !== null && (
        <>
          <dt>{fieldLabel('note')}</dt>
          <dd>{draft.note}</dd>
        </>
      )}
    </dl>
  ))
}
