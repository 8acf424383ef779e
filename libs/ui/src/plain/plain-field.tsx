import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import classes from './plain.module.css'

type PlainFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> & {
  readonly ref?: Ref<HTMLInputElement>
  readonly label: ReactNode
  /** Shown below the field while there is no error. */
  readonly hint?: ReactNode
  readonly error?: ReactNode
  /** Shown inside the field on the right. */
  readonly end?: ReactNode
}

/** Renders a labelled text field for pages without the component library; screen readers announce the error with it. */
export const PlainField = ({ label, hint, error, end, ...rest }: PlainFieldProps) => {
  const id = useId()
  const hasError = error !== undefined && error !== null
  const hasHint = !hasError && hint !== undefined
  return (
    <div>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.box}>
        <input
          {...rest}
          id={id}
          className={classes.input}
          aria-invalid={hasError}
          aria-describedby={hasError ? `${id}-error` : hasHint ? `${id}-hint` : undefined}
          data-end={end !== undefined}
        />
        {end !== undefined && <span className={classes.end}>{end}</span>}
      </div>
      {hasHint && (
        <p className={classes.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {hasError && (
        <p className={classes.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
