import { useContent } from '@captain/content-react'
import { formatWeekday } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import { Button, Menu } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { mondayOf } from './month-days.ts'
import { copiedWeeks, type Filled } from './shift-tools.ts'
import type { MonthSheet } from './use-month-sheet.ts'
import classes from './sheet-tools.module.css'

type WeekMenuProps = { readonly sheet: MonthSheet; readonly onFilled: (days: number, undo: () => void) => void }

const shortDay = (day: string): string => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`

/** Copies the previous week into a week of the month, or into all remaining ones. */
export const WeekMenu = ({ sheet, onFilled }: WeekMenuProps) => {
  const { locale } = useContent()
  const { t } = useLingui()
  const weeks = [...Map.groupBy(sheet.open, mondayOf).values()].map((days) => ({ days, filled: copiedWeeks(days, sheet.read) }))
  const all = copiedWeeks(sheet.open, sheet.read)
  const named = (day: string) => `${shortDay(day)}(${formatWeekday(locale, day)})`

  const item = (key: string, name: string, filled: Filled) => {
    const shifts = Object.values(filled).flat().length
    return (
      <Menu.Item
        key={key}
        disabled={shifts === 0}
        rightSection={<span className={classes.count}>{t`${{ count: shifts }}件`}</span>}
        onClick={() => onFilled(Object.keys(filled).length, sheet.fill(filled))}
      >
        {name}
      </Menu.Item>
    )
  }

  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button variant="default" leftSection={<IconCopy size={16} aria-hidden />} disabled={sheet.open.length === 0}>
          {t`先週をコピー`}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{Object.keys(all).length === 0 ? t`前の週に出勤がありません` : t`前の週の出勤を、同じ曜日にコピーします。`}</Menu.Label>
        {weeks.map(({ days, filled }) => {
          const [first = '', last = first] = [days[0], days.at(-1)]
          return item(first, first === last ? named(first) : t`${{ first: named(first) }}〜${{ last: named(last) }}`, filled)
        })}
        {weeks.length > 1 && (
          <>
            <Menu.Divider />
            {item('all', t`今日以降のすべての週`, all)}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
