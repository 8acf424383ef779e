export { LIBRARY_OPERATIONS } from './declared/library-operations.ts'
export type { Operation } from './declared/operation.ts'
export { operationsOf } from './declared/operations.ts'
export { answerTo, PERSONS, type Person } from './declared/persons.ts'
