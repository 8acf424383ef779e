import { provideServer } from '../../libs/platform/testing/src/server-program.ts'

// Loads lazily: most tests of libraries start no server.
provideServer(async () => (await import('../../apps/server/src/server-under-test.ts')).startServer)
