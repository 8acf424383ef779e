import type { SpecialScreenProps } from '@captain/content-react'
import { FormScreen, SpecialInputs } from '@captain/content-react/form-parts'
import { TOKUSHO_INPUTS } from './tokusho-inputs.ts'

/** The form of the notice, with what the delivery settings can write. */
export const Screen = ({ params }: SpecialScreenProps) => (
  <SpecialInputs value={TOKUSHO_INPUTS}>
    <FormScreen screen="edit" params={params} />
  </SpecialInputs>
)
