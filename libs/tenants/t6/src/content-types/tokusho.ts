import { defineContentType } from '@captain/content-core'
import { tokushoPreset } from '@captain/presets'

export const tokusho = defineContentType(tokushoPreset())
