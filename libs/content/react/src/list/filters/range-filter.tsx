import { isComposing } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import classes from './range-filter.module.css'

type RangeFilterProps = { readonly of: 'days' | 'numbers'; readonly value: string; readonly onChange: (value: string) => void }

/** Full-width digits become half-width; anything that is no number counts as left out. */
const asNumber = (typed: string): string => {
  const plain = typed.normalize('NFKC').replaceAll(',', '').trim()
  return /^-?\d+(\.\d+)?$/.test(plain) ? plain : ''
}

/** From and to, both inclusive; either may be left open. */
export const RangeFilter = ({ of, value, onChange }: RangeFilterProps) => {
  const { t } = useLingui()
  const [from = '', to = ''] = value.split('..')
  const [typedFrom, setFrom] = useState(from)
  const [typedTo, setTo] = useState(to)
  const input = of === 'days' ? ({ type: 'date', max: '9999-12-31' } as const) : ({ inputMode: 'decimal', autoComplete: 'off' } as const)

  const apply = (event: FormEvent) => {
    event.preventDefault()
    const ends = of === 'days' ? [typedFrom, typedTo] : [asNumber(typedFrom), asNumber(typedTo)]
    onChange(ends.every((end) => end === '') ? '' : ends.join('..'))
  }

  return (
    <form
      className={classes.root}
      onSubmit={apply}
      onKeyDown={(event) => event.key === 'Enter' && isComposing(event) && event.preventDefault()}
    >
      <TextInput
        label={of === 'days' ? t`開始日` : t`最小`}
        value={typedFrom}
        onChange={(event) => setFrom(event.currentTarget.value)}
        {...input}
      />
      <span className={classes.dash} aria-hidden>
        –
      </span>
      <TextInput
        label={of === 'days' ? t`終了日` : t`最大`}
        value={typedTo}
        onChange={(event) => setTo(event.currentTarget.value)}
        {...input}
      />
      <Button type="submit" variant="default" className={classes.apply}>
        <Trans>絞り込む</Trans>
      </Button>
    </form>
  )
}
