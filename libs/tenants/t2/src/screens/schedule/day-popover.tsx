import { Popover, type PopoverProps } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'
import classes from './month-grid.module.css'

/** Below or above a day; next to it on a low window where neither side has enough room. */
const WHERE_THERE_IS_ROOM: PopoverProps['middlewares'] = {
  flip: { crossAxis: false, fallbackPlacements: ['top', 'right', 'left'] },
}

type DayPopoverProps = {
  readonly label: string
  readonly isOpen: boolean
  readonly target: ReactElement
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The shifts of a day next to it. */
export const DayPopover = ({ label, isOpen, target, onClose, children }: DayPopoverProps) => (
  <Popover
    opened={isOpen}
    onChange={onClose}
    width={340}
    position="bottom"
    middlewares={WHERE_THERE_IS_ROOM}
    shadow="md"
    trapFocus
    returnFocus
    withArrow
    closeOnClickOutside
  >
    <Popover.Target>{target}</Popover.Target>
    <Popover.Dropdown className={classes.popover} aria-label={label}>
      {children}
    </Popover.Dropdown>
  </Popover>
)
