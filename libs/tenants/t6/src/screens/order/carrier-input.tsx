import type { InputDefinition, InputProps } from '@captain/content-react/form-parts'
import { useOptionsAhead } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { Select } from '@mantine/core'
import { useEffect } from 'react'
import { useDeliverySetting } from '../use-delivery-setting.ts'

/** Selects a carrier of the delivery settings by its name in the order; a required field starts with the default carrier. */
const CarrierInput = ({ field, words, id, value, onChange, describedBy, labelledBy, invalid }: InputProps<'text'>) => {
  const { t } = useLingui()
  const ahead = useOptionsAhead()
  const { data } = useDeliverySetting()
  const names = (data?.carriers ?? []).map(({ name }) => name.ja)
  const standard = data?.carriers.find(({ isDefault }) => isDefault)?.name.ja ?? null
  const current = typeof value === 'string' && value !== '' ? value : null
  const options = current === null || names.includes(current) ? names : [...names, current]
  const begins = field.required === 'save' && current === null ? standard : null
  useEffect(() => {
    if (begins !== null) onChange(begins)
  }, [begins, onChange])
  return (
    <Select
      {...ahead}
      id={id}
      data={options}
      value={current}
      onChange={onChange}
      aria-describedby={describedBy}
      aria-labelledby={labelledBy}
      aria-label={words.label}
      error={invalid}
      placeholder={
        data === undefined || names.length > 0 ? t`配送会社を選んでください` : t`配送会社が登録されていません。配送設定で登録してください。`
      }
    />
  )
}

export const carrierInput: InputDefinition<'text'> = {
  Input: CarrierInput,
  shape: 'control',
  room: 'medium',
  issues: 'own',
  isChosen: true,
}
