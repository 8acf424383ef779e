import type { ScreenProps } from '@captain/content-react'
import { FormScreen, SpecialInputs } from '@captain/content-react/form-parts'
import type { tenant } from '../../tenant.ts'
import { NoticeAgreement } from '../notice-agreement.tsx'
import { TOKUSHO_INPUTS } from './tokusho-inputs.ts'

/** The form of the notice, with text generated from the delivery settings. */
export const Screen = ({ params }: ScreenProps<typeof tenant, 'tokusho', 'new'>) => (
  <SpecialInputs value={TOKUSHO_INPUTS}>
    <NoticeAgreement />
    <FormScreen screen="new" params={params} />
  </SpecialInputs>
)
