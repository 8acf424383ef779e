import type { ServerUnderTest, StartServer } from './server-under-test.ts'

let load: (() => Promise<StartServer>) | null = null

/** Sets the program that `startServer` runs. The set-up of the test run calls it, because a library may not import an app. */
export const provideServer = (program: () => Promise<StartServer>): void => {
  load = program
}

/** Starts the real server for a test file; loads its program on first use. Throws outside of the vitest project `server`. */
export const startServer = async (): Promise<ServerUnderTest> => {
  if (load === null) throw new Error('Only tests of the vitest project "server" have a server program; see vitest.config.ts.')
  const start = await load()
  return start()
}
