import { rm } from 'node:fs/promises'
import { typeClient, type TypeClient, type Values } from '@captain/content-core'
import { copyDataFolder, createDemoFolder } from '@captain/testing/data-folder'
import { startServer, type RunningServer } from '@captain/testing/server'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startEmbedded } from '../embedded/start-embedded.ts'
import { writeContinuously, type Ledger } from './write-continuously.ts'
import { kill, postgresProcesses } from './postgres-processes.ts'
import { signIn } from './sign-in.ts'
import { tornRecords } from './torn-records.ts'

const EDITOR = 'cafe-editor@captain.example'
const WRITERS = 6
const ROUNDS = 3
const DATABASE_STARTS_WITHIN = 90_000

let seeded = ''

beforeAll(async () => {
  const first = await startServer({ dataDir: await createDemoFolder() })
  await first.stop()
  seeded = first.dataDir
}, 300_000)
afterAll(() => rm(seeded, { recursive: true, force: true }))

/** A server with a separate copy of the demo data. */
const start = async (): Promise<RunningServer> => startServer({ dataDir: await copyDataFolder(seeded) })

const clients = async (server: RunningServer): Promise<(type: string) => TypeClient> => {
  const http = await signIn(server, EDITOR)
  return (type) => typeClient(http, 'cafe', type)
}

const food =
  (name: string, category: string) =>
  (record: number, save: number): Values => ({
    name: { ja: `耐久${name}の${record}皿、${save}回目`, en: null },
    category,
    price: { amount: 100 + save, taxMode: 'included', taxRate: 'standard' },
    allergens: ['none'],
    isPublished: false,
  })

/** Every other save is public, so that both copies of a record are written. */
const category =
  (name: string) =>
  (record: number, save: number): Values => ({
    name: { ja: `耐久${name}の${record}番、${save}回目`, en: null },
    slug: `durable-${name}-${record}`,
    isPublished: save % 2 === 0,
  })

/** Runs several writers concurrently, kills the server after some responses, and waits until every writer has noticed. */
const writeAndKill = async (server: RunningServer, round: number, ledger: Ledger, killing: () => Promise<void>): Promise<void> => {
  const client = await clients(server)
  const shelf = await client('food-category').create({
    name: { ja: `耐久の棚${round}`, en: null },
    slug: `durable-${round}`,
    isPublished: false,
  })
  let isOver = false
  const writers = Array.from({ length: WRITERS }, (_, writer) => {
    const name = `${round}x${writer}`
    const isFood = writer % 2 === 0
    const type = isFood ? 'food' : 'food-category'
    return writeContinuously({ type, client: client(type), values: isFood ? food(name, shelf.id) : category(name) }, ledger, () => isOver)
  })
  const enough = ledger.acknowledged + 60 + Math.floor(Math.random() * 60)
  const watch = async (): Promise<void> => {
    await expect.poll(() => ledger.acknowledged, { interval: 1, timeout: 30_000 }).toBeGreaterThanOrEqual(enough)
    await killing()
    isOver = true
  }
  await Promise.all([watch(), ...writers])
}

/** Every confirmed write persists, and an unconfirmed write is complete or absent. */
const expectEverythingKept = async (server: RunningServer, ledger: Ledger): Promise<void> => {
  const client = await clients(server)
  for (const [id, { type, saved, unanswered }] of ledger.entries) {
    const { included: _included, ...found } = await client(type).get(id)
    if (unanswered !== null && found.lockVersion === saved.lockVersion + 1) {
      expect(found).toMatchObject(unanswered)
      continue
    }
    const { included: _labels, ...expected } = saved as typeof saved & { readonly included?: unknown }
    expect(found).toEqual(expected)
  }
}

/** Stops the server and checks its tables from outside. */
const tornInside = async (server: RunningServer, since: Date): Promise<readonly string[]> => {
  await server.stop()
  const database = await startEmbedded({ dataDir: server.dataDir })
  try {
    return await tornRecords(database.url, since)
  } finally {
    await database.stop()
  }
}

const kills: Readonly<Record<string, (server: RunningServer) => Promise<void>>> = {
  'the server is killed': (server) => server.stop('SIGKILL'),
  'the server and PostgreSQL are killed': async (server) => {
    const processes = await postgresProcesses(server.dataDir)
    const stopped = server.stop('SIGKILL')
    processes.forEach(kill)
    await stopped
  },
}

test.for(Object.entries(kills))(
  'keeps every acknowledged write, whole, when %s in mid-write',
  { timeout: 240_000 },
  async ([, killing]) => {
    let server = await start()
    onTestFinished(() => server.dispose())
    const since = new Date()
    const ledger: Ledger = { entries: new Map(), acknowledged: 0 }
    for (let round = 0; round < ROUNDS; round += 1) {
      await writeAndKill(server, round, ledger, () => killing(server))
      server = await startServer({ dataDir: server.dataDir })
      await expectEverythingKept(server, ledger)
    }
    expect(await tornInside(server, since)).toEqual([])
  },
)

test('goes on writing, and loses nothing, when PostgreSQL alone is killed in mid-write', { timeout: 240_000 }, async () => {
  const server = await start()
  onTestFinished(() => server.dispose())
  const since = new Date()
  const ledger: Ledger = { entries: new Map(), acknowledged: 0 }
  const [postmaster] = await postgresProcesses(server.dataDir)
  await writeAndKill(server, 0, ledger, async () => {
    for (const pid of await postgresProcesses(server.dataDir)) kill(pid)
    const acknowledged = ledger.acknowledged
    await expect.poll(() => ledger.acknowledged, { timeout: DATABASE_STARTS_WITHIN }).toBeGreaterThan(acknowledged + 20)
  })
  expect((await postgresProcesses(server.dataDir))[0]).not.toBe(postmaster)
  await expectEverythingKept(server, ledger)
  expect(await tornInside(server, since)).toEqual([])
})
