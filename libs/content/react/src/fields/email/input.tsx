import { normaliserFor } from '@captain/validation'
import type { InputProps } from '../input-definition.ts'
import { NormalisedTextInput } from '../normalised-text-input.tsx'
import { UniqueCheck } from '../unique-check.tsx'

const narrowed = normaliserFor(['email'])

const normalise = (text: string): string => (narrowed?.(text) ?? text).toLowerCase()

/** An e-mail address, saved in lower case. The input type is text: the browser's own check would clear half-typed full-width addresses. */
export const EmailInput = ({ field, ...input }: InputProps<'email'>) => (
  <>
    {field.unique && <UniqueCheck path={input.path} value={input.value} />}
    <NormalisedTextInput input={input} type="text" inputMode="email" normalise={normalise} />
  </>
)
