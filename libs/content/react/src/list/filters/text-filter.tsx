import { isComposing } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import classes from './text-filter.module.css'

type TextFilterProps = { readonly label: string; readonly value: string; readonly onChange: (value: string) => void }

/** Filters by an exact value such as a tag, when the user submits it. */
export const TextFilter = ({ label, value, onChange }: TextFilterProps) => {
  const [typed, setTyped] = useState(value)
  return (
    <form
      className={classes.root}
      onSubmit={(event) => {
        event.preventDefault()
        onChange(typed.trim())
      }}
      onKeyDown={(event) => event.key === 'Enter' && isComposing(event) && event.preventDefault()}
    >
      <TextInput label={label} value={typed} onChange={(event) => setTyped(event.currentTarget.value)} autoComplete="off" />
      <Button type="submit" variant="default">
        <Trans>絞り込む</Trans>
      </Button>
    </form>
  )
}
