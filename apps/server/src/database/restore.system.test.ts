import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { execute } from '@captain/testing/database'
import { postgresPrograms, startCluster, type TestCluster } from '@captain/testing/postgres-programs'
import { startServer } from '@captain/testing/server'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { chooseSystemUser } from '../embedded/system-user.ts'
import { migrate } from './migrate.ts'

const run = promisify(execFile)
const programs = postgresPrograms()

const RIGHTS = `
  select coalesce(grantee::regrole::text, 'public') || ' ' || name as held from (
    select relname as name, a.grantee from pg_class cross join aclexplode(relacl) a where relnamespace::regnamespace::text in ('content', 'auth', 'mail', 'platform', 'ai')
    union all select proname, a.grantee from pg_proc cross join aclexplode(proacl) a where pronamespace::regnamespace::text in ('content', 'auth', 'mail', 'platform', 'ai')
  ) found where grantee in (0, (select oid from pg_roles where rolname = 'captain_app')) order by 1`

const rowsOf = async (url: string, text: string): Promise<unknown[]> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

// The tools come with an installed PostgreSQL (apt install postgresql), not with the embedded one.
describe.skipIf(programs === null)('a dump of the database', () => {
  let clusters: readonly TestCluster[] = []
  let folder: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'captain-dump-'))
    clusters = await Promise.all([1, 2].map(() => startCluster(programs ?? '', chooseSystemUser())))
    for (const { url } of clusters) {
      await execute(url('postgres'), 'create role site login createrole')
      await execute(url('postgres'), 'create database site owner site')
    }
  })
  afterEach(async () => {
    for (const { stop } of clusters) await stop()
    await rm(folder, { recursive: true })
  })

  const dumpAndRestore = async ([from, to]: readonly TestCluster[]): Promise<void> => {
    const file = join(folder, 'site.dump')
    await run(join(programs ?? '', 'pg_dump'), [...(from?.options ?? []), '--format=custom', '--no-owner', `--file=${file}`, 'site'])
    // Reports each right of the role that is missing here, and ends with 1.
    const restoring = run(join(programs ?? '', 'pg_restore'), ['--no-owner', `--dbname=${to?.url('site', 'site')}`, file])
    await expect(restoring).rejects.toThrow('role "captain_app" does not exist')
  }

  test('starts on another server, with all rights and records', async () => {
    const [first, second] = clusters.map(({ url }) => url('site', 'site'))
    const environment = { NODE_ENV: 'production', HOST: 'localhost', CAPTAIN_SECRET: 's'.repeat(40), CAPTAIN_WORKERS: '1' }
    const original = await startServer({ env: { ...environment, DATABASE_URL: first ?? '' } })
    await original.dispose()
    await dumpAndRestore(clusters)
    const restored = await startServer({ env: { ...environment, DATABASE_URL: second ?? '' } })
    try {
      expect((await fetch(`${restored.baseUrl}/api/v1/public/nyanko/article`)).status).toBe(200)
      expect(restored.output()).toContain('rights that a restored dump lacked were granted again')
    } finally {
      await restored.dispose()
    }
    const rights = await Promise.all(clusters.map(({ url }) => rowsOf(url('site'), RIGHTS)))
    expect(rights[0]?.length).toBeGreaterThan(50)
    expect(rights[1]).toEqual(rights[0])
  })

  test('of an earlier version, which did not note the rights, is refused with the reason', async () => {
    const [first = '', second = ''] = clusters.map(({ url }) => url('site', 'site'))
    await migrate({ url: first })
    await execute(first, 'drop table public.schema_right')
    await dumpAndRestore(clusters)
    await expect(migrate({ url: second })).rejects.toThrow(
      'restored from a dump of an earlier version while the role captain_app was missing',
    )
  })
})
