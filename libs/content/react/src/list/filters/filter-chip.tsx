import { useLingui } from '@lingui/react/macro'
import { Popover, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconX } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import classes from './filter-chip.module.css'

type FilterChipProps = {
  readonly label: string
  /** The filter value as text; null if the filter is not set. */
  readonly value: ReactNode
  readonly onClear: () => void
  /** The content of the popover; `close` is for filters set by one press. */
  readonly children: (close: () => void) => ReactNode
}

/** One filter: a quiet button that opens its choices and shows its value. */
export const FilterChip = ({ label, value, onClear, children }: FilterChipProps) => {
  const { t } = useLingui()
  const [opened, setOpened] = useState(false)
  const active = value !== null
  return (
    <span className={classes.root} data-active={active}>
      <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus shadow="md">
        <Popover.Target>
          <UnstyledButton className={classes.open} onClick={() => setOpened((now) => !now)} data-opened={opened}>
            <span className={classes.label}>{label}</span>
            {active && <span className={classes.value}>{value}</span>}
            {!active && <IconChevronDown size={14} aria-hidden />}
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown className={classes.dropdown} aria-label={label}>
          {children(() => setOpened(false))}
        </Popover.Dropdown>
      </Popover>
      {active && (
        <UnstyledButton className={classes.clear} onClick={onClear} aria-label={t`「${label}」の絞り込みを解除`}>
          <IconX size={14} aria-hidden />
        </UnstyledButton>
      )}
    </span>
  )
}
