export { tenant } from './tenant.ts'
export { loadMessages } from './load-messages.ts'

/** Screens that replace a default one; this tenant needs none. */
export const screens = {}
