export { tenant } from './tenant.ts'
export { loadMessages } from './load-messages.ts'
