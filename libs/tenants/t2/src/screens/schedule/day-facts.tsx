import { useTenant } from '@captain/content-react'
import { formatMinutes } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import { tenant } from '../../tenant.ts'
import classes from './day-editor.module.css'
import type { ShiftDraft } from './shift-drafts.ts'
import type { AreaChoice } from './shift-fields.tsx'

/** The shifts of a day, read-only. */
export const DayFacts = ({ day, areas }: { readonly day: readonly ShiftDraft[]; readonly areas: readonly AreaChoice[] }) => {
  const { t } = useLingui()
  const { fieldLabel, optionLabel } = useTenant(tenant).labels['cast-work-schedule']
  if (day.length === 0) return <p className={classes.quiet}>{t`出勤なし`}</p>
  return day.map((draft) => (
    <dl className={classes.facts} key={String(draft.startTime)}>
      <dt>{optionLabel('shiftState', draft.shiftState)}</dt>
      <dd>
        {formatMinutes(Number(draft.startTime))}
        {t`〜`}
        {formatMinutes(Number(draft.endTime))}
      </dd>
      <dt>{fieldLabel('areas')}</dt>
      <dd>
        {draft.areas.length === 0
          ? t`すべての対応エリア`
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
