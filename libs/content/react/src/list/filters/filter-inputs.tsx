import type { FilterInputKind, FilterInputOf } from '@captain/content-core'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { showMonth } from '../../fields/month/month-text.ts'
import { ManyChoices, OneChoice } from './choices.tsx'
import { MonthFilter } from './month-filter.tsx'
import { TypedFilter } from './typed-filter.tsx'

type Labels = Readonly<Record<string, string>>

type ControlProps<K extends FilterInputKind> = {
  readonly input: FilterInputOf<K>
  readonly label: string
  /** Labels of the options. */
  readonly options: Labels
  readonly value: string
  /** Applies a value and leaves the control open. */
  readonly onChange: (value: string) => void
  /** Applies a value and closes the control. */
  readonly onAnswer: (value: string) => void
}

type InputView<K extends FilterInputKind> = {
  readonly Control: (props: ControlProps<K>) => ReactNode
  /** The value on the chip. */
  readonly Value: (props: { readonly value: string; readonly options: Labels }) => ReactNode
}

const chosenOf = (value: string): readonly string[] => (value === '' ? [] : value.split(','))

const SwitchControl = ({ label, value, onAnswer }: ControlProps<'switch'>) => {
  const { t } = useLingui()
  const yes = [{ value: 'true', label: t`はい` }]
  return <OneChoice label={label} choices={yes} chosen={value === '' ? null : value} onChange={onAnswer} />
}

const SwitchValue = () => {
  const { t } = useLingui()
  return t`はい`
}

const OptionsControl = ({ input, label, options, value, onChange, onAnswer }: ControlProps<'options'>) => {
  const choices = input.options.map((option) => ({ value: option, label: options[option] ?? option }))
  return input.multiple === true ? (
    <ManyChoices label={label} choices={choices} chosen={chosenOf(value)} onChange={(next) => onChange(next.join(','))} />
  ) : (
    <OneChoice label={label} choices={choices} chosen={value === '' ? null : value} onChange={onAnswer} />
  )
}

const NumberControl = ({ input: { min, max }, label, value, onAnswer }: ControlProps<'number'>) => (
  <TypedFilter
    label={label}
    value={value}
    onAnswer={onAnswer}
    input={{ inputMode: 'numeric', autoComplete: 'off' }}
    isValid={(text) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max}
  />
)

const VIEWS: { readonly [K in FilterInputKind]: InputView<K> } = {
  number: { Control: NumberControl, Value: ({ value }) => value },
  options: {
    Control: OptionsControl,
    Value: ({ value, options }) =>
      chosenOf(value)
        .map((option) => options[option] ?? option)
        .join('・'),
  },
  switch: { Control: SwitchControl, Value: SwitchValue },
  day: {
    Control: ({ label, value, onAnswer }) => (
      <TypedFilter label={label} value={value} onAnswer={onAnswer} input={{ type: 'date', max: '9999-12-31' }} isValid={() => true} />
    ),
    Value: ({ value }) => value,
  },
  month: {
    Control: ({ label, value, onAnswer }) => <MonthFilter label={label} value={value} onChange={onAnswer} />,
    Value: ({ value }) => showMonth(value),
  },
}

/** The control of a named filter, by the kind of its input. */
export const FilterControl = <K extends FilterInputKind>(props: ControlProps<K>) => {
  const { Control }: InputView<K> = VIEWS[props.input.kind]
  return <Control {...props} />
}

/** The value of a named filter in words, by the kind of its input. */
export const FilterValue = ({ input, value, options }: Pick<ControlProps<FilterInputKind>, 'input' | 'value' | 'options'>) => {
  const { Value } = VIEWS[input.kind]
  return <Value value={value} options={options} />
}
