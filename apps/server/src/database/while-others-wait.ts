import { Client } from 'pg'

/** Advisory lock of the servers that write their first records; the one of the migrations has another number. */
const LOCK = 7_220_012

/** Runs work while other servers that start on the same database wait, however long it takes. */
export const whileOthersWait = async <Result>(url: string, work: () => Promise<Result>): Promise<Result> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [LOCK])
    return await work()
  } finally {
    // Closing the connection releases the lock too.
    await client.end()
  }
}
