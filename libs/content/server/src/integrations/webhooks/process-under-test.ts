import { Pool } from 'pg'
import { createContentServices } from '../../services.ts'
import { diner } from '../../testing/test-tenants.ts'

// A separate process that serves webhooks until it is killed: node process-under-test.ts <database> <secret> <data folder>

const [url = '', secret = '', dataDir = ''] = process.argv.slice(2)
const quiet = () => undefined
const log = { debug: quiet, info: quiet, warn: quiet, error: quiet }

createContentServices({
  pool: new Pool({ connectionString: url, max: 4, pipeline: true }),
  tenants: [diner],
  dataDir,
  secret,
  log,
  webhooks: { allowsLocal: true },
})
