import { greeting } from '../../apps/server/src/greeting.ts'
import { readConfiguration } from '../../apps/server/src/configuration.ts'
import { runServer } from '../../apps/server/src/run-server.ts'
import { devPages } from './dev-pages.ts'
import { moduleClient } from './module-client.ts'

const client = moduleClient(process.env['CAPTAIN_DEV_SERVICE'] ?? '')
const port = Number(process.env['CAPTAIN_DEV_PORT'])

await runServer({
  environment: readConfiguration(),
  loadPages: devPages(client),
  announce: (environment, report) => void client.ready(greeting({ ...environment, port }, report), performance.now()),
})
