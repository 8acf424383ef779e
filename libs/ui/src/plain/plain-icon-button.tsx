import type { ButtonHTMLAttributes } from 'react'
import classes from './plain.module.css'

type PlainIconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type'> & {
  /** Accessible name, also shown on hover. */
  readonly label: string
}

/** Renders a quiet button with one icon. */
export const PlainIconButton = ({ label, ...rest }: PlainIconButtonProps) => (
  <button {...rest} type="button" className={classes.icon} aria-label={label} title={label} />
)
