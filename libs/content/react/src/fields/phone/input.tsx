import { normaliserFor } from '@captain/validation'
import type { InputProps } from '../input-definition.ts'
import { NormalisedTextInput } from '../normalised-text-input.tsx'

const narrowed = normaliserFor(['phone'])

const normalise = (text: string): string => narrowed?.(text) ?? text

export const PhoneInput = ({ field: _field, ...input }: InputProps<'phone'>) => (
  <NormalisedTextInput input={input} type="tel" inputMode="tel" normalise={normalise} />
)
