import { toHalfWidth } from '@captain/locale'
import type { InputProps } from '../input-definition.ts'
import { TypedTextInput } from '../typed-text-input.tsx'

/** Reads an entered decimal number. The result is text, so that no digit is lost. */
const readDecimal = (text: string): unknown => {
  const plain = toHalfWidth(text).replaceAll(',', '')
  return plain === '' ? null : plain
}

const show = (value: unknown): string => (typeof value === 'string' ? value : '')

export const DecimalInput = (props: InputProps<'decimal'>) => (
  <TypedTextInput input={props} read={readDecimal} show={show} inputMode="decimal" />
)
