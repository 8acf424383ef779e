import type { InputProps } from '../input-definition.ts'
import { TypedTextInput } from '../typed-text-input.tsx'
import { readClock, showClock } from './clock-text.ts'

/** A time of the business day, which may pass 24:00; therefore text and not the browser's clock. */
export const TimeInput = (props: InputProps<'time'>) => (
  <TypedTextInput input={props} read={readClock} show={showClock} inputMode="numeric" />
)
