import { toHalfWidth } from '@captain/locale'
import type { InputProps } from '../input-definition.ts'
import { TypedTextInput } from '../typed-text-input.tsx'

/** Reads an entered integer; commas and full-width digits are allowed. Other input stays text, which validation then rejects. */
export const readInteger = (text: string): unknown => {
  const plain = toHalfWidth(text).replaceAll(',', '')
  if (plain === '') return null
  return /^-?\d{1,15}$/.test(plain) ? Number(plain) : text
}

export const showInteger = (value: unknown): string => (typeof value === 'number' || typeof value === 'string' ? String(value) : '')

export const IntInput = (props: InputProps<'int'>) => (
  <TypedTextInput input={props} read={readInteger} show={showInteger} inputMode="numeric" />
)
