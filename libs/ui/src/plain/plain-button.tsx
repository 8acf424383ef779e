import type { ButtonHTMLAttributes, ReactNode } from 'react'
import classes from './plain.module.css'

type Tone = 'primary' | 'quiet'

/** Returns the class of a link that looks like a button. */
export const plainButtonClass = (tone: Tone = 'primary'): string =>
  `${classes.button} ${tone === 'primary' ? classes.primary : classes.quiet}`

type PlainButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
  readonly tone?: Tone
  /** Shows a loader in the button and disables further presses. */
  readonly loading?: boolean
  readonly children: ReactNode
}

/** Renders a button for pages without the component library, in the same design. */
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
