import { isComposing } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import classes from './range-filter.module.css'

type TypedFilterProps = {
  readonly label: string
  readonly value: string
  readonly onAnswer: (value: string) => void
  /** Attributes of the text field. */
  readonly input: { readonly type: 'date'; readonly max: string } | { readonly inputMode: 'numeric'; readonly autoComplete: 'off' }
  /** Whether a text can be applied; others are ignored. */
  readonly isValid: (text: string) => boolean
}

/** Input of a number or a day; ignores invalid input. */
export const TypedFilter = ({ label, value, onAnswer, input, isValid }: TypedFilterProps) => {
  const [typed, setTyped] = useState(value)
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const plain = typed.normalize('NFKC').trim()
    if (plain === '' || isValid(plain)) onAnswer(plain)
  }
  return (
    <form
      className={classes.root}
      onSubmit={apply}
      onKeyDown={(event) => event.key === 'Enter' && isComposing(event) && event.preventDefault()}
    >
      <TextInput label={label} value={typed} onChange={(event) => setTyped(event.currentTarget.value)} {...input} />
      <Button type="submit" variant="default" className={classes.apply}>
        <Trans>絞り込む</Trans>
      </Button>
    </form>
  )
}
