import { defineContentType } from '@captain/content-core'
import { faqPreset } from '@captain/presets'

export const faq = defineContentType(faqPreset(['visit', 'fee', 'game', 'food', 'group', 'event']))
