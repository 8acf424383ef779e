import { rm } from 'node:fs/promises'
import { groupsOf, planOf, type Scope } from '@captain/content-testing/shapes'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../../apps/server/src/embedded/start-embedded.ts'
import { createAuthenticator, type KeptKey } from '../testing/authenticator.ts'
import { createDemoFolder } from '../testing/data-folder.ts'
import { execute, forgoDurability } from '../testing/database.ts'
import { authCallOver, cookiesOf, registerPasskey } from '../testing/passkey-session.ts'
import { startServer } from '../testing/server.ts'
import { declaredSubjects, writeShapes } from './conformance-shapes.ts'

const LISTED = { id: 'listed-admin', email: 'listed@captain.example' }

/** An unapproved account with the password of the demo accounts. */
const addListed = (url: string): Promise<void> =>
  execute(
    url,
    `with made as (
       insert into auth."user" (id, name, email, "emailVerified", "isUser", role, locale)
       values ('${LISTED.id}', '設定 名子', '${LISTED.email}', true, false, 'user', 'ja') returning id
     )
     insert into auth.account (id, "accountId", "providerId", "userId", password)
     select made.id, made.id, 'credential', made.id, (select password from auth.account where "providerId" = 'credential' limit 1) from made`,
  )

const WITH_PASSKEY = ['editor@captain.example', 'owner@captain.example', 'admin@captain.example', LISTED.email]

/** Registers a passkey for each account that needs step-up: an account with one needs a step-up to add another. */
const addPasskeys = async (baseUrl: string, password: string): Promise<Readonly<Record<string, KeptKey>>> => {
  const call = authCallOver(baseUrl)
  const kept: Record<string, KeptKey> = {}
  for (const email of WITH_PASSKEY) {
    const authenticator = createAuthenticator(baseUrl)
    await registerPasskey(call, authenticator, cookiesOf(await call('/sign-in/email', { body: { email, password } })))
    kept[email] = authenticator.keep()
  }
  return kept
}

/**
 * Returns what a run tests. All tenants together prove each fact once, or in the system ring the rest; a run of some tenants alone tests all
 * of their types, unless a ring is named.
 */
const scopeOf = async (project: TestProject): Promise<Scope> => {
  const ring = process.env['CAPTAIN_TEST_RING']
  if (ring !== undefined) return ring === 'system' ? 'rest' : 'representatives'
  const { testFiles } = await project.globTestFiles()
  const requested = new Set(project.vitest.state.getPaths())
  return testFiles.every((file) => requested.has(file)) ? 'representatives' : 'all'
}

const providePlan = async (project: TestProject): Promise<void> => {
  const subjects = await declaredSubjects()
  const groups = groupsOf(subjects)
  const scope = await scopeOf(project)
  project.provide('conformancePlan', planOf(subjects, groups, scope))
  if (scope !== 'all') console.log(`Conformance: ${scope}. Which type represents which: ${await writeShapes(groups)}`)
}

/** Starts one real server on fresh demo data for the conformance suites of all tenants. */
export default async (project: TestProject) => {
  await providePlan(project)
  const dataDir = await createDemoFolder()
  const database = await startEmbedded({ dataDir })
  const stop = async () => {
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await forgoDurability(database.superuserUrl)
    // Suites declare their sender address, so that one sender's rate limit does not fail another test.
    const env = {
      DATABASE_URL: database.url,
      CAPTAIN_ADMIN_IDS: LISTED.id,
      CAPTAIN_TRUSTED_PROXY_HOPS: '1',
      CAPTAIN_API_KEY_CALLS: '100000',
    }
    const server = await startServer({ dataDir, env })
    await addListed(database.url)
    project.provide('baseUrl', server.baseUrl)
    project.provide('demoPassword', server.demoPassword)
    project.provide('listedAdmin', LISTED.email)
    project.provide('passkeys', await addPasskeys(server.baseUrl, server.demoPassword))
    return async () => {
      await server.stop()
      await stop()
    }
  } catch (error) {
    await stop()
    throw error
  }
}
