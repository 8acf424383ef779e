import { normaliserFor } from '@captain/validation'
import type { InputProps } from '../input-definition.ts'
import { NormalisedTextInput } from '../normalised-text-input.tsx'
import { useTaken } from '../use-taken.ts'

const narrowed = normaliserFor(['email'])

const normalise = (text: string): string => (narrowed?.(text) ?? text).toLowerCase()

/** An e-mail address, put into lower case as it is kept. A box of type text: the browser's own check would clear half-typed addresses in full width. */
export const EmailInput = ({ field, ...input }: InputProps<'email'>) => {
  useTaken(input.path, field.unique ? input.value : null)
  return <NormalisedTextInput input={input} type="text" inputMode="email" normalise={normalise} />
}
