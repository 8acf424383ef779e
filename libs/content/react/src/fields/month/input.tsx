import type { InputProps } from '../input-definition.ts'
import { TypedTextInput } from '../typed-text-input.tsx'
import { readMonth, showMonth } from './month-text.ts'

export const MonthInput = (props: InputProps<'month'>) => (
  <TypedTextInput input={props} read={readMonth} show={showMonth} inputMode="numeric" />
)
