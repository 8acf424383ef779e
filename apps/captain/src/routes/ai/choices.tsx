import type { ReactNode } from 'react'
import classes from './choices.module.css'

type ChoicesProps<Value extends string | number> = {
  readonly label: ReactNode
  readonly name: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: ReactNode; readonly mark?: ReactNode }[]
  readonly onChange: (value: Value) => void
}

/** A few options side by side, one of them selected. */
export const Choices = <Value extends string | number>({ label, name, value, options, onChange }: ChoicesProps<Value>) => (
  <fieldset className={classes.root}>
    <legend>{label}</legend>
    <div className={classes.options}>
      {options.map((option) => (
        <label key={option.value} className={classes.option}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.mark}
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  </fieldset>
)
