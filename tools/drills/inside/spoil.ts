import { Client } from 'pg'
import { attachEmbedded } from '../../../apps/server/src/embedded/attach-embedded.ts'
import { onAnswered } from './requests.ts'

const PATH = /^\/api\/v1\/tenants\/[\w-]+\/([\w-]+)\/([0-9A-Z]{26})$/

let connecting: Promise<Client> | null = null

const connect = async (): Promise<Client> => {
  const client = new Client({ connectionString: (await attachEmbedded(process.env['CAPTAIN_DATA_DIR'] ?? '')) ?? '' })
  client.on('error', () => {
    connecting = null
  })
  await client.connect()
  return client
}

const query = async (statement: string, id: string): Promise<void> => {
  try {
    connecting ??= connect()
    await (await connecting).query(statement, [id])
  } catch {
    // The database is down: a later save is spoilt.
    connecting = null
  }
}

/** Runs a statement on the record of each nth acknowledged save of a type, as a fault of the product would. `$1` is its id. */
export const spoilSaves = (type: string, every: number, statement: string): void => {
  let count = 0
  onAnswered(({ method, path, status }) => {
    const [, found, id] = PATH.exec(path) ?? []
    if (method !== 'PATCH' || status !== 200 || found !== type || id === undefined) return
    count += 1
    if (count % every === 0) void query(statement, id)
  })
}
