import 'dayjs/locale/ja'
import { CALENDAR_FORMATS, formatLongDate } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import { ActionIcon, Popover } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { useState } from 'react'
import { useContent } from '../../content-context.tsx'
import classes from './day-picker.module.css'

type DayPickerProps = { readonly day: string | null; readonly onPick: (day: string | null) => void }

const isDay = (text: string | null) => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text)

/** A calendar behind a button. It is optional, since the text box next to it accepts typed dates. */
export const DayPicker = ({ day, onPick }: DayPickerProps) => {
  const { t } = useLingui()
  const { locale } = useContent()
  const [opened, setOpened] = useState(false)
  const pick = (picked: string | null) => {
    onPick(picked)
    setOpened(false)
  }
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon size={26} aria-label={t`カレンダーから選ぶ`} aria-expanded={opened} onClick={() => setOpened((shown) => !shown)}>
          <IconCalendar size={16} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={12} aria-label={t`カレンダー`}>
        <DatePicker
          value={isDay(day) ? day : null}
          defaultDate={isDay(day) && day !== null ? day : undefined}
          onChange={pick}
          locale={locale}
          firstDayOfWeek={0}
          weekendDays={[0]}
          classNames={{ day: classes.day }}
          monthLabelFormat={CALENDAR_FORMATS[locale].month}
          yearLabelFormat={CALENDAR_FORMATS[locale].year}
          monthsListFormat={CALENDAR_FORMATS[locale].monthOfYear}
          getDayAriaLabel={(date) => formatLongDate(locale, date)}
          ariaLabels={{
            previousMonth: t`前の月`,
            nextMonth: t`次の月`,
            previousYear: t`前の年`,
            nextYear: t`次の年`,
            previousDecade: t`前の10年`,
            nextDecade: t`次の10年`,
          }}
          allowDeselect
        />
      </Popover.Dropdown>
    </Popover>
  )
}
