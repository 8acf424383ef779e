import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '@captain/testing/database'
import { expect, test } from 'vitest'
import { root } from '../../root.ts'
import { loadRows } from '../goals/goals.ts'
import { requestLine } from '../wrk/generate.ts'
import { findPeers, type InstalledPeer } from './installed-peers.ts'
import { peerWork } from './peer-requests.ts'

const document = join(root, 'docs/benchmarks.md')

test('without peers, the bench names what is missing, saves nothing and ends with 1', async () => {
  const before = await readFile(document, 'utf8')
  const { PATH, HOME } = process.env
  const { status, stdout } = spawnSync(process.execPath, ['tools/bench/run.ts', 'peers', '--save'], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH, HOME },
  })
  expect(stdout).toContain('not installed here')
  expect(stdout).toContain('No folder of peers is named.')
  expect(stdout).toContain('No cluster is named.')
  expect(status).toBe(1)
  expect(await readFile(document, 'utf8')).toBe(before)
}, 60_000)

test('each missing part of a peer is named', async () => {
  const { url, drop } = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'captain-peers-'))
  try {
    await mkdir(join(folder, 'payload/node_modules/payload'), { recursive: true })
    await writeFile(join(folder, 'payload/ids'), '1\n2\n')
    const { peers, missing } = await findPeers({ folder, databaseUrl: url, records: 10 })
    expect(peers).toEqual([])
    expect(missing).toEqual([
      expect.stringContaining('Payload is not built'),
      `Payload has no ${join(folder, 'payload/bench-token')}.`,
      'The database "payload" has 0 articles instead of 10.',
      `Directus is not installed in ${join(folder, 'directus')}.`,
    ])
  } finally {
    await rm(folder, { recursive: true })
    await drop()
  }
})

const peer = (name: InstalledPeer['name']): InstalledPeer => ({
  name,
  folder: '/nowhere',
  node: 'node',
  databaseUrl: '',
  version: '1',
  token: 'secret',
  ids: ['1', '2'],
})

test.each(['payload', 'directus'] as const)('%s has requests for each row, or a reason for none', (name) => {
  const works = loadRows.map((row) => peerWork(peer(name), row, 10_000))
  expect(works.filter(({ requests, none }) => (requests ?? []).length === 0 && (none ?? '') === '')).toEqual([])
  const lines = works.flatMap(({ requests }) => (requests ?? []).map(requestLine))
  expect(lines.filter((line) => line.includes('undefined'))).toEqual([])
})
