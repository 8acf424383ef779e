import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../testing/free-port.ts'
import type { Target } from '../load/measure.ts'
import { watchDatabase } from '../proc/database-usage.ts'
import { startProgram, type Program } from '../product/start-production.ts'
import type { InstalledPeer } from './installed-peers.ts'

const HOST = '127.0.0.1'

export type RunningPeer = {
  readonly peer: InstalledPeer
  readonly target: Target
  readonly headers: Readonly<Record<string, string>>
  readonly startSeconds: number
  readonly megabytes: () => number
  readonly stop: () => Promise<void>
}

const PRODUCTION = { NODE_ENV: 'production', HOST, TELEMETRY: 'false', NEXT_TELEMETRY_DISABLED: '1' } as const

/** Directus reads its settings from a file, which overrides variables. */
const directusPort = (folder: string): number => Number(/^PORT=(\d+)$/m.exec(readFileSync(join(folder, '.env'), 'utf8'))?.[1] ?? 8055)

type Parts = Pick<Program, 'command' | 'variables'> & { readonly port: number; readonly ready: string; readonly authorization: string }

const partsOf = async ({ name, folder, node, databaseUrl, token }: InstalledPeer): Promise<Parts> => {
  if (name === 'directus') {
    return {
      port: directusPort(folder),
      command: [node, 'node_modules/directus/cli.js', 'start'],
      variables: PRODUCTION,
      ready: '/items/categories?limit=1',
      authorization: `Bearer ${token}`,
    }
  }
  const port = await freePort()
  return {
    port,
    command: [node, 'node_modules/next/dist/bin/next', 'start', '-H', HOST, '-p', String(port)],
    variables: { ...PRODUCTION, PORT: String(port), DATABASE_URI: databaseUrl },
    ready: '/api/categories?limit=1',
    authorization: `users API-Key ${token}`,
  }
}

/** Starts an installed peer in production. */
export const startPeer = async (peer: InstalledPeer): Promise<RunningPeer> => {
  const { port, ready, authorization, ...program } = await partsOf(peer)
  const baseUrl = `http://${HOST}:${port}`
  const watched = await watchDatabase(peer.databaseUrl)
  try {
    const started = await startProgram({
      ...program,
      name: peer.name,
      folder: peer.folder,
      readyUrl: `${baseUrl}${ready}`,
      logFile: join(peer.folder, 'bench.log'),
    })
    return {
      peer,
      target: { baseUrl, cpuSeconds: async () => ({ server: started.usage().seconds, database: await watched.seconds() }) },
      headers: { authorization, 'content-type': 'application/json' },
      startSeconds: started.seconds,
      megabytes: () => started.usage().megabytes,
      stop: async () => {
        await started.stop()
        await watched.stop()
      },
    }
  } catch (error) {
    await watched.stop()
    throw error
  }
}
