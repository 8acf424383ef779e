export { startServer } from './server-program.ts'
export type { AccountName, Person, ServerUnderTest, StartServer } from './server-under-test.ts'
