import { mkdir } from 'node:fs/promises'
import { failStart } from '../configuration.ts'
import { startEmbedded } from '../embedded/start-embedded.ts'
import { endCleanly } from '../end-cleanly.ts'
import type { Environment } from '../environment.ts'
import { createLog } from '../log.ts'
import type { StartReport } from '../start-report.ts'
import { startSteps } from '../start-steps.ts'
import { checkPort } from '../web/listen.ts'
import { startTeam } from './team.ts'

/**
 * Runs the server as several processes on one port. This one runs the embedded database and replaces workers that end; it serves no
 * request. Announces the server once all workers listen. Exits with 1 if the first worker cannot start, which has printed why.
 */
export const runWorkers = async (environment: Environment, announce: (report: StartReport) => void): Promise<void> => {
  const { dataDir, databaseUrl, port, host, workers, drainDelay } = environment
  const log = createLog(environment)
  const steps = startSteps()
  endCleanly(log, steps.stop)
  try {
    if (databaseUrl === undefined) {
      await mkdir(dataDir, { recursive: true, mode: 0o711 })
      steps.onStop((await startEmbedded({ dataDir, log })).stop)
    }
    await checkPort({ port, host })
    const team = startTeam({ size: workers, drainDelay, log })
    steps.onStop(team.stop)
    const report = await team.started
    if (report === undefined) {
      await steps.stop()
      process.exit(1)
    }
    announce(report)
  } catch (error) {
    await steps.stop()
    failStart(error)
  }
}
