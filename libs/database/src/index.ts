export { failFast } from './fail-fast.ts'
export { databaseCodeOf, inTransaction, isConcurrencyFailure } from './in-transaction.ts'
export type { Logger } from './logger.ts'
