import type { SpecialScreens } from '@captain/content-react'
import type { tenant } from './tenant.ts'

export { tenant } from './tenant.ts'
export { loadMessages } from './load-messages.ts'

/** Screens that replace a default one. */
export const screens = {} satisfies SpecialScreens<typeof tenant>
