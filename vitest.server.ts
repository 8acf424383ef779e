import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from './apps/server/src/embedded/start-embedded.ts'
import { createDataFolder } from './tools/testing/data-folder.ts'
import { execute } from './tools/testing/database.ts'
import { startServer } from './tools/testing/server.ts'

const LISTED = { id: 'listed-admin', email: 'listed@captain.example' }

/** An account that nobody has approved, with the password of the demo accounts. */
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

/** Starts one real server on fresh demo data for the conformance suites of all tenants. */
export default async (project: TestProject) => {
  const dataDir = await createDataFolder()
  const database = await startEmbedded({ dataDir })
  const stop = async () => {
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    // Suites say which address they send from, so that one sender's limit does not end another test.
    const env = { DATABASE_URL: database.url, CAPTAIN_ADMIN_IDS: LISTED.id, CAPTAIN_TRUSTED_PROXY_HOPS: '1' }
    const server = await startServer({ dataDir, env })
    await addListed(database.url)
    project.provide('baseUrl', server.baseUrl)
    project.provide('demoPassword', server.demoPassword)
    project.provide('listedAdmin', LISTED.email)
    return async () => {
      await server.stop()
      await stop()
    }
  } catch (error) {
    await stop()
    throw error
  }
}
