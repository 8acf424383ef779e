import type { ButtonHTMLAttributes, ReactNode } from 'react'
import classes from './plain.module.css'

type Tone = 'primary' | 'quiet'

/** The class of something that is pressed like a button but is a link. */
export const plainButtonClass = (tone: Tone = 'primary'): string =>
  `${classes.button} ${tone === 'primary' ? classes.primary : classes.quiet}`

type PlainButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
  readonly tone?: Tone
  /** Shows the work in the button itself and takes no second press. */
  readonly loading?: boolean
  readonly children: ReactNode
}

/** A button for pages before the component library is loaded; looks as the library's does. */
export const PlainButton = ({ tone = 'primary', loading = false, type = 'button', children, ...rest }: PlainButtonProps) => (
  <button
    {...rest}
    type={type}
    className={plainButtonClass(tone)}
    data-loading={loading}
    aria-busy={loading}
    disabled={rest.disabled === true || loading}
  >
    <span className={classes.words}>{children}</span>
    {loading && <span className={classes.spinner} aria-hidden />}
  </button>
)
