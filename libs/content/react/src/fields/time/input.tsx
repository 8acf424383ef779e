import type { InputProps } from '../input-definition.ts'
import { TypedTextInput } from '../typed-text-input.tsx'
import { readClock, showClock } from './clock-text.ts'

/** A time of the business day, which may exceed 24:00. Therefore a text box instead of the browser's time input. */
export const TimeInput = (props: InputProps<'time'>) => (
  <TypedTextInput input={props} read={readClock} show={showClock} inputMode="numeric" />
)
