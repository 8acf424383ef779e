import { isEmptyValue, type ConfigOf } from '@captain/content-core'
import { useLingui } from '@lingui/react/macro'
import { Radio } from '@mantine/core'
import { useState } from 'react'
import classes from '../chips.module.css'
import type { InputProps } from '../input-definition.ts'
import { IntInput } from './input.tsx'

const MAX_CHOICES = 6

type Range = Pick<ConfigOf['int'], 'min' | 'max' | 'unit'>

/** Whether all numbers of a range are shown to choose from. */
export const isFew = ({ min, max, unit }: Range): boolean => unit === null && max - min < MAX_CHOICES

const Choices = ({ field, value, onChange, id, labelledBy, describedBy }: InputProps<'int'>) => {
  const { t } = useLingui()
  const { min, max } = field.config
  const numbers = Array.from({ length: max - min + 1 }, (_, step) => min + step)
  const choices = [...(field.required === 'optional' ? [null] : []), ...numbers]
  return (
    <div role="radiogroup" className={classes.chips} id={id} aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {choices.map((choice) => {
        const text = choice === null ? t`未設定` : String(choice)
        const isChosen = choice === (value ?? null)
        return (
          <label key={text} className={classes.chip} data-chosen={isChosen || undefined}>
            <Radio size="xs" name={`${id}-choice`} value={text} checked={isChosen} onChange={() => onChange(choice)} />
            {text}
          </label>
        )
      })}
    </div>
  )
}

/** A row of all numbers that there are; an optional field also offers none. A number that is none of them is shown in a box, which stays. */
export const FewNumbers = (props: InputProps<'int'>) => {
  const { field, value } = props
  const { min, max } = field.config
  const [isAmongThem] = useState(isEmptyValue(field, value) || (typeof value === 'number' && value >= min && value <= max))
  return isAmongThem ? <Choices {...props} /> : <IntInput {...props} />
}
