import { normaliserFor } from '@captain/validation'
import type { InputProps } from '../input-definition.ts'
import { NormalisedTextInput } from '../normalised-text-input.tsx'
import { AddressFiller } from './address-filler.tsx'
import classes from './input.module.css'

const inForm = normaliserFor(['postalCode'])

const normalise = (text: string): string => inForm?.(text) ?? text

/** A postal code, with its address on request. */
export const PostalCodeInput = ({ field, ...input }: InputProps<'postalCode'>) => {
  const box = <NormalisedTextInput input={input} type="text" inputMode="numeric" normalise={normalise} />
  const { autofills } = field.config
  if (autofills === null) return box
  return (
    <div className={classes.line}>
      <div className={classes.box}>{box}</div>
      <AddressFiller code={normalise(typeof input.value === 'string' ? input.value : '')} path={input.path} fills={autofills} />
    </div>
  )
}
