import { useLingui } from '@lingui/react/macro'
import type { InputProps, InputTable } from '../../../fields/input-definition.ts'
import { PriceInput } from '../../../fields/price/input.tsx'
import { INPUTS } from '../../../inputs.ts'

/** A price whose tax stays that of each record unless the user chooses one: the records may have different rates. */
const BulkPriceInput = (props: InputProps<'price'>) => {
  const { t } = useLingui()
  return <PriceInput {...props} keeps={{ taxMode: t`変更しない（それぞれのまま）`, taxRate: t`変更しない（それぞれの税率のまま）` }} />
}

/** Inputs for one value of many records. */
export const BULK_INPUTS: InputTable = { ...INPUTS, price: { ...INPUTS.price, Input: BulkPriceInput } }
