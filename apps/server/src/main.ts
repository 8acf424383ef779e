import cluster from 'node:cluster'
import { failStart, readConfiguration } from './configuration.ts'
import { greeting } from './greeting.ts'
import type { StartReport } from './start-report.ts'
import { runWorkers } from './workers/run-workers.ts'

const environment = readConfiguration()
const announce = (report: StartReport): void => void process.stdout.write(`${greeting(environment, report)}\n`)

/** Ends the process: other tenants run without each other, but not without the platform tenant. */
const failLoad = (error: unknown): never => {
  process.stderr.write('Captain can not start: its code, or that of the platform tenant (libs/tenants/t1), does not load.\n')
  return failStart(error)
}

// The process that only starts workers loads no server.
if (cluster.isWorker) await (await import('./workers/run-worker.ts').catch(failLoad)).runWorker(environment)
else if (environment.workers > 1) await runWorkers(environment, announce)
else
  await (await import('./run-server.ts').catch(failLoad)).runServer({ environment, announce: (_environment, report) => announce(report) })
