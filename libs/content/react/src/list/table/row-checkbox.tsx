import { IconCheck, IconMinus } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import classes from './row-checkbox.module.css'

type TickProps = {
  readonly label: string
  readonly checked: boolean | 'mixed'
  readonly onTick: (event: MouseEvent<HTMLButtonElement>) => void
  readonly className?: string
}

/** A checkbox of a row. It is a button, not an input, so that the list's one-letter keys still work after a click on it. */
export const RowCheckbox = ({ label, checked, onTick, className = '' }: TickProps) => (
  <button
    type="button"
    role="checkbox"
    aria-checked={checked}
    aria-label={label}
    className={`${classes.root} ${className}`}
    onClick={onTick}
  >
    <span className={classes.box}>
      {checked === true && <IconCheck size={12} stroke={3} aria-hidden />}
      {checked === 'mixed' && <IconMinus size={12} stroke={3} aria-hidden />}
    </span>
  </button>
)
