import { termOfServiceType } from '@captain/presets'

export const termOfService = termOfServiceType([], { onlyMinorPolicy: 'denied' })
