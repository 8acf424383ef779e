import cluster from 'node:cluster'
import { readConfiguration } from './configuration.ts'
import { greeting } from './greeting.ts'
import type { StartReport } from './start-report.ts'
import { runWorkers } from './workers/run-workers.ts'

const environment = readConfiguration()
const announce = (report: StartReport): void => void process.stdout.write(`${greeting(environment, report)}\n`)

// The process that only starts workers loads no server.
if (cluster.isWorker) await (await import('./workers/run-worker.ts')).runWorker(environment)
else if (environment.workers > 1) await runWorkers(environment, announce)
else await (await import('./run-server.ts')).runServer({ environment, announce: (_environment, report) => announce(report) })
