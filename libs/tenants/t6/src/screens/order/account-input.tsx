import type { InputDefinition, InputProps } from '@captain/content-react/form-parts'
import { useLingui } from '@lingui/react/macro'
import { Select } from '@mantine/core'
import { useEffect } from 'react'
import { useBankAccounts } from '../use-bank-accounts.ts'

/** Selects the account that received a transfer; starts with the default one. */
const AccountInput = ({ words, id, value, onChange, describedBy, labelledBy, invalid }: InputProps<'text'>) => {
  const { t } = useLingui()
  const names = useBankAccounts()
  const current = typeof value === 'string' && value !== '' ? value : null
  const begins = current === null ? (names[0] ?? null) : null
  useEffect(() => {
    if (begins !== null) onChange(begins)
  }, [begins, onChange])
  return (
    <Select
      id={id}
      data={current === null || names.includes(current) ? names : [...names, current]}
      value={current}
      onChange={onChange}
      allowDeselect={false}
      aria-describedby={describedBy}
      aria-labelledby={labelledBy}
      aria-label={words.label}
      error={invalid}
      placeholder={t`口座を選んでください`}
      comboboxProps={{ withinPortal: true }}
    />
  )
}

export const accountInput: InputDefinition<'text'> = {
  Input: AccountInput,
  shape: 'control',
  room: 'medium',
  issues: 'own',
  isChosen: true,
}
