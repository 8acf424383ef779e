import { Checkbox, Radio } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './choices.module.css'

export type Choice = { readonly value: string; readonly label: ReactNode }

type ManyProps = {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** Selects any of several values. */
export const ManyChoices = ({ label, choices, chosen, onChange }: ManyProps) => (
  <Checkbox.Group value={[...chosen]} onChange={onChange} aria-label={label}>
    <div className={classes.list}>
      {choices.map(({ value, label: choiceLabel }) => (
        <Checkbox key={value} value={value} label={choiceLabel} className={classes.choice} />
      ))}
    </div>
  </Checkbox.Group>
)

type OneProps = {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly chosen: string | null
  readonly onChange: (chosen: string) => void
}

/** Selects one of several values. */
export const OneChoice = ({ label, choices, chosen, onChange }: OneProps) => (
  <Radio.Group value={chosen} onChange={onChange} aria-label={label}>
    <div className={classes.list}>
      {choices.map(({ value, label: choiceLabel }) => (
        <Radio key={value} value={value} label={choiceLabel} className={classes.choice} />
      ))}
    </div>
  </Radio.Group>
)
