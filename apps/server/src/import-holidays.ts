import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { importHolidays } from '@captain/content-server'
import { dateInTimeZone } from '@captain/locale'
import { Pool } from 'pg'
import { migrate } from './database/migrate.ts'
import { startEmbedded } from './embedded/start-embedded.ts'
import { readEnvironment } from './environment.ts'
import { createLog } from './log.ts'

const USAGE = 'npm run holidays:import -- syukujitsu.csv'

const run = async (path: string): Promise<string> => {
  const bytes = await readFile(path)
  const environment = readEnvironment(process.env)
  const log = createLog({ logLevel: 'warn' })
  const embedded = environment.databaseUrl === undefined ? await startEmbedded({ dataDir: environment.dataDir, log }) : null
  const url = environment.databaseUrl ?? embedded?.url ?? ''
  const pool = new Pool({ connectionString: url, max: 1 })
  try {
    await migrate({ url, log })
    const count = await importHolidays(pool, { bytes, source: `${basename(path)}（${dateInTimeZone(new Date())}取り込み）` })
    return `${count}日の祝日を取り込みました / ${count} holidays imported`
  } finally {
    await pool.end()
    await embedded?.stop()
  }
}

const [path] = process.argv.slice(2)
try {
  process.stdout.write(`${path === undefined ? USAGE : await run(path)}\n`)
  process.exit(path === undefined ? 1 : 0)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
