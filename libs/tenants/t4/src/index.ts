export { tenant } from './tenant.ts'
export { clientFor } from './client.ts'
export { loadMessages } from './load-messages.ts'
