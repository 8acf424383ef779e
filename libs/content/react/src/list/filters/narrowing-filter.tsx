import type { Narrowing } from '@captain/content-core'
import { isComposing } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useContent } from '../../content-context.tsx'
import { showMonth } from '../../fields/month/month-text.ts'
import { ManyChoices, OneChoice } from './choices.tsx'
import { FilterChip } from './filter-chip.tsx'
import { MonthFilter } from './month-filter.tsx'
import classes from './range-filter.module.css'

type AnswerProps = { readonly label: string; readonly value: string; readonly onAnswer: (value: string) => void }

type TypedProps = AnswerProps & { readonly asks: Extract<Narrowing['asks'], { readonly kind: 'number' | 'day' }> }

/** Input of a number or a day; ignores invalid input. */
const TypedAnswer = ({ label, value, onAnswer, asks }: TypedProps) => {
  const [typed, setTyped] = useState(value)
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const plain = typed.normalize('NFKC').trim()
    if (asks.kind === 'day') onAnswer(plain)
    else if (plain === '' || (/^\d+$/.test(plain) && Number(plain) >= asks.min && Number(plain) <= asks.max)) onAnswer(plain)
  }
  const input =
    asks.kind === 'day' ? ({ type: 'date', max: '9999-12-31' } as const) : ({ inputMode: 'numeric', autoComplete: 'off' } as const)
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

type NarrowingFilterProps = {
  readonly name: string
  readonly narrowing: Narrowing
  /** The value in the URL; '' if missing. */
  readonly value: string
  readonly onChange: (name: string, value: string) => void
}

/** The chip of a named filter; its control depends on the declared input. */
export const NarrowingFilter = ({ name, narrowing: { asks, preset = '' }, value: said, onChange: say }: NarrowingFilterProps) => {
  const { t } = useLingui()
  const { words } = useContent()
  const { label = name, options = {} } = words.narrowings?.[name] ?? {}
  const answered = said === '' ? preset : said
  // A switch that is off filters nothing.
  const value = asks.kind === 'switch' && answered === 'false' ? '' : answered
  const onChange = (next: string) => say(name, next === preset ? '' : next === '' && preset !== '' ? 'false' : next)
  const chosen = value === '' ? [] : value.split(',')
  const choices = asks.kind === 'options' ? asks.options.map((option) => ({ value: option, label: options[option] ?? option })) : []
  const shown = (): ReactNode => {
    if (value === '') return null
    if (asks.kind === 'switch') return t`はい`
    if (asks.kind === 'month') return showMonth(value)
    return asks.kind === 'options' ? chosen.map((option) => options[option] ?? option).join('・') : value
  }
  const inside = (close: () => void): ReactNode => {
    const answer = (next: string) => {
      onChange(next)
      close()
    }
    if (asks.kind === 'switch') {
      const yes = [{ value: 'true', label: t`はい` }]
      return <OneChoice label={label} choices={yes} chosen={value === '' ? null : value} onChange={answer} />
    }
    if (asks.kind === 'month') return <MonthFilter label={label} value={value} onChange={answer} />
    if (asks.kind !== 'options') return <TypedAnswer label={label} value={value} onAnswer={answer} asks={asks} />
    if (asks.several !== true) return <OneChoice label={label} choices={choices} chosen={value === '' ? null : value} onChange={answer} />
    return <ManyChoices label={label} choices={choices} chosen={chosen} onChange={(next) => onChange(next.join(','))} />
  }
  return (
    <FilterChip label={label} value={shown()} onClear={() => onChange('')}>
      {inside}
    </FilterChip>
  )
}
