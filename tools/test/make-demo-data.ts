import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { startEmbedded } from '../../apps/server/src/embedded/start-embedded.ts'
import { DEMO_FOLDER } from '../testing/data-folder.ts'
import { startServer } from '../testing/server.ts'

/** Waits until every image has its smaller copies: otherwise each copy of the data would generate them again. */
const picturesMade = async (url: string): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const isWaiting = async () => (await client.query('select 1 from content.media where not has_variants limit 1')).rowCount !== 0
    while (await isWaiting()) await delay(100)
  } finally {
    await client.end()
  }
}

const dataDir = process.env[DEMO_FOLDER]
if (dataDir === undefined) throw new Error(`${DEMO_FOLDER} should name a folder to put the demo data into.`)

const database = await startEmbedded({ dataDir })
try {
  const server = await startServer({ dataDir, env: { DATABASE_URL: database.url } })
  await picturesMade(database.url)
  await server.stop()
} finally {
  await database.stop()
}
