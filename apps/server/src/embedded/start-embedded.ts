import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Logger } from '@captain/database'
import { Client } from 'pg'
import { secretFile } from '../secret-file.ts'
import { prepareHome } from './cluster-home.ts'
import { DATABASE, SERVER_ROLE, SUPERUSER } from './constants.ts'
import { lockDataFolder } from './data-lock.ts'
import { initialiseCluster } from './initialise-cluster.ts'
import { preparePrograms } from './native.ts'
import { endOrphan } from './orphan.ts'
import { runPostmaster } from './postmaster.ts'
import { ensureServerRole, giveObjects } from './server-role.ts'
import { prepareSocketFolder } from './socket-folder.ts'
import { chooseSystemUser } from './system-user.ts'

export type EmbeddedOptions = { readonly dataDir: string; readonly log?: Logger }

/** Running embedded PostgreSQL, with addresses of its database over a private unix socket. */
export type Embedded = {
  /** For the server and its commands. */
  readonly url: string
  /** For tests and benchmarks, which create databases and change settings. */
  readonly superuserUrl: string
  readonly stop: () => Promise<void>
}

const SILENT: Logger = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

type Login = { readonly role: string; readonly password: string }

/** File of the data folder with the password of the superuser. */
export const PASSWORD_FILE = 'postgres-password'

/** File of the data folder with the password of the server's role. */
export const SERVER_PASSWORD_FILE = 'postgres-server-password'

/** Returns the URL of an embedded database. */
export const connectionString = (socketFolder: string, { role, password }: Login, database: string): string =>
  `postgresql://${role}:${encodeURIComponent(password)}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`

const withClient = async (url: string, work: (client: Client) => Promise<void>): Promise<void> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

const startLocked = async (dataDir: string, log: Logger, unlock: () => Promise<void>): Promise<Embedded> => {
  const user = chooseSystemUser()
  const home = await prepareHome(dataDir, user)
  const programs = await preparePrograms(user, home.programs)
  const password = await secretFile(join(dataDir, PASSWORD_FILE))
  const superuser = { role: SUPERUSER, password }
  const server = { role: SERVER_ROLE, password: await secretFile(join(dataDir, SERVER_PASSWORD_FILE)) }
  const data = await initialiseCluster({ programs, cluster: home.cluster, password, user })
  if ((await endOrphan(data)) === 'ended') log.warn({}, 'stopped a PostgreSQL that an earlier start left running')
  const socketFolder = await prepareSocketFolder(home.cluster, user)
  const administration = connectionString(socketFolder, superuser, 'postgres')
  const postmaster = await runPostmaster({
    programs,
    data,
    socketFolder,
    user,
    log,
    logFile: join(dataDir, 'postgres.log'),
    probe: () => withClient(administration, async (client) => void (await client.query('select 1'))),
  })
  const stop = async (): Promise<void> => {
    await postmaster.stop()
    await rm(socketFolder, { recursive: true, force: true })
    await unlock()
  }
  try {
    await withClient(administration, async (client) => {
      const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
      if (found.rowCount === 0) await client.query(`create database ${DATABASE}`)
      await ensureServerRole(client, server.password)
    })
    await withClient(connectionString(socketFolder, superuser, DATABASE), giveObjects)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url: connectionString(socketFolder, server, DATABASE),
    superuserUrl: connectionString(socketFolder, superuser, DATABASE),
    stop,
  }
}

/**
 * Starts the bundled PostgreSQL on a separate data folder, for this process alone. Throws a readable StartError if the folder is in use or
 * PostgreSQL cannot run.
 */
export const startEmbedded = async ({ dataDir, log = SILENT }: EmbeddedOptions): Promise<Embedded> => {
  const folder = resolve(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o711 })
  const unlock = await lockDataFolder(folder)
  try {
    return await startLocked(folder, log, unlock)
  } catch (error) {
    await unlock()
    throw error
  }
}
