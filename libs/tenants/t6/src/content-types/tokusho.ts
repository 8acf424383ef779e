import { defineContentType } from '@captain/content-core'
import { TOKUSHO_CHECKS, TOKUSHO_TYPE, tokushoFields } from '@captain/presets'

export const tokusho = defineContentType({ ...TOKUSHO_TYPE, checks: TOKUSHO_CHECKS, fields: tokushoFields })
