import type { ButtonHTMLAttributes } from 'react'
import classes from './plain.module.css'

type PlainIconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type'> & {
  /** What it does, for those who don't see the icon, and on hover. */
  readonly label: string
}

/** A quiet button of one icon. */
export const PlainIconButton = ({ label, ...rest }: PlainIconButtonProps) => (
  <button {...rest} type="button" className={classes.icon} aria-label={label} title={label} />
)
