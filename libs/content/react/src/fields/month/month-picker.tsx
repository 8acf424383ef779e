import 'dayjs/locale/ja'
import { CALENDAR_FORMATS } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import { ActionIcon, Popover } from '@mantine/core'
import { MonthPicker as Months } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { useState } from 'react'
import { useContent } from '../../content-context.tsx'

type MonthPickerProps = { readonly month: string | null; readonly onPick: (month: string | null) => void }

/** The months of a year behind a button. It is optional, since the text box next to it accepts typed months. */
export const MonthPicker = ({ month, onPick }: MonthPickerProps) => {
  const { t } = useLingui()
  const { locale } = useContent()
  const [opened, setOpened] = useState(false)
  const day = month !== null && /^\d{4}-\d{2}$/.test(month) ? `${month}-01` : null
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon size={26} aria-label={t`年月を一覧から選ぶ`} aria-expanded={opened} onClick={() => setOpened((shown) => !shown)}>
          <IconCalendar size={16} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={12} aria-label={t`年月`}>
        <Months
          value={day}
          defaultDate={day ?? undefined}
          onChange={(picked) => {
            onPick(picked === null ? null : picked.slice(0, 7))
            setOpened(false)
          }}
          locale={locale}
          yearLabelFormat={CALENDAR_FORMATS[locale].year}
          monthsListFormat={CALENDAR_FORMATS[locale].monthOfYear}
          ariaLabels={{
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
