import { tokusho } from '../../content-types/tokusho.ts'
import { shippingInput } from './shipping-input.tsx'

export const TOKUSHO_INPUTS = new Map([[tokusho.fields.shippingFee.config, shippingInput]])
