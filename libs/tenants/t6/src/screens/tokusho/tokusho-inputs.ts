import { inputsFor } from '@captain/content-react/form-parts'
import { tenant } from '../../tenant.ts'
import { shippingInput } from './shipping-input.tsx'

export const TOKUSHO_INPUTS = inputsFor(tenant, 'tokusho', { shippingFee: shippingInput })
