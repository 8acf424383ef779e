import { useContent } from '@captain/content-react'
import { formatMonth } from '@captain/locale'
import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useWords } from '../use-words.ts'
import { monthBeside } from './month-days.ts'
import classes from './month-switch.module.css'

type MonthSwitchProps = { readonly month: string; readonly present: string; readonly onChange: (month: string) => void }

/** The month that is shown, and the way to others. */
export const MonthSwitch = ({ month, present, onChange }: MonthSwitchProps) => {
  const { locale } = useContent()
  const { list: words } = useWords()
  return (
    <div className={classes.root}>
      <ActionIcon variant="subtle" size={34} aria-label={words.previous} onClick={() => onChange(monthBeside(month, -1))}>
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <span className={classes.month} aria-live="polite">
        {formatMonth(locale, month)}
      </span>
      <ActionIcon variant="subtle" size={34} aria-label={words.following} onClick={() => onChange(monthBeside(month, 1))}>
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
      {month !== present && (
        <Button variant="default" size="compact-sm" onClick={() => onChange(present)}>
          {words.present}
        </Button>
      )}
    </div>
  )
}
