import type { SpecialScreenProps } from '@captain/content-react'
import { FormScreen, SpecialInputs } from '@captain/content-react/form-parts'
import { TOKUSHO_INPUTS } from './tokusho-inputs.ts'

/** The form of the notice, with text generated from the delivery settings. */
export const Screen = ({ params }: SpecialScreenProps) => (
  <SpecialInputs value={TOKUSHO_INPUTS}>
    <FormScreen screen="new" params={params} />
  </SpecialInputs>
)
