import { useContent, useOfferVerbs } from '@captain/content-react'
import { formatMonth } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { adjacentMonth } from './month-days.ts'
import classes from './month-switch.module.css'

type MonthSwitchProps = { readonly month: string; readonly present: string; readonly onChange: (month: string) => void }

/** Shows the month and links to others. */
export const MonthSwitch = ({ month, present, onChange }: MonthSwitchProps) => {
  const { locale } = useContent()
  const { t } = useLingui()
  const [before, after] = [adjacentMonth(month, -1), adjacentMonth(month, 1)]
  useOfferVerbs([
    { label: t`次の月`, finds: { ja: 'つぎのつき 来月 らいげつ', en: 'Next month' }, run: () => onChange(after) },
    { label: t`前の月`, finds: { ja: 'まえのつき 先月 せんげつ', en: 'Previous month' }, run: () => onChange(before) },
    ...(month === present ? [] : [{ label: t`今月`, finds: { ja: 'こんげつ', en: 'This month' }, run: () => onChange(present) }]),
  ])
  return (
    <div className={classes.root}>
      <ActionIcon variant="subtle" size={34} aria-label={t`前の月`} onClick={() => onChange(before)}>
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <span className={classes.month} aria-live="polite">
        {formatMonth(locale, month)}
      </span>
      <ActionIcon variant="subtle" size={34} aria-label={t`次の月`} onClick={() => onChange(after)}>
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
      {month !== present && (
        <Button variant="default" size="compact-sm" onClick={() => onChange(present)}>
          {t`今月`}
        </Button>
      )}
    </div>
  )
}
