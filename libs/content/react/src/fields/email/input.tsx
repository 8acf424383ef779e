import { normaliserFor } from '@captain/validation'
import type { InputProps } from '../input-definition.ts'
import { NormalisedTextInput } from '../normalised-text-input.tsx'
import { useUniqueCheck } from '../use-unique-check.ts'

const narrowed = normaliserFor(['email'])

const normalise = (text: string): string => (narrowed?.(text) ?? text).toLowerCase()

/** An e-mail address, saved in lower case. The input type is text: the browser's own check would clear half-typed full-width addresses. */
export const EmailInput = ({ field, ...input }: InputProps<'email'>) => {
  useUniqueCheck(input.path, field.unique ? input.value : null)
  return <NormalisedTextInput input={input} type="text" inputMode="email" normalise={normalise} />
}
