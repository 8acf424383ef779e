import { attachEmbedded } from '../embedded/attach-embedded.ts'
import { failStart } from '../configuration.ts'
import type { Environment } from '../environment.ts'
import { startError } from '../errors.ts'
import { runServer } from '../run-server.ts'
import type { Listening } from './messages.ts'

/** Returns the database of all workers: an external one, or the embedded one that the first process runs. */
const databaseUrlOf = async ({ databaseUrl, dataDir }: Environment): Promise<string> =>
  databaseUrl ?? (await attachEmbedded(dataDir)) ?? failStart(startError('The database of this data folder does not run.'))

/** Runs the server as one of several processes on one port. It reports that it is ready once all of them listen. */
export const runWorker = async (environment: Environment): Promise<void> => {
  let isAdmitted = false
  // The only message that a worker gets.
  process.once('message', () => {
    isAdmitted = true
  })
  await runServer({
    environment: { ...environment, databaseUrl: await databaseUrlOf(environment) },
    isAdmitted: () => isAdmitted,
    announce: (_environment, report) => process.send?.({ captain: 'listening', report } satisfies Listening),
  })
}
