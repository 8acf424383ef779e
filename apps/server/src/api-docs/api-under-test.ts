import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tenantDirectory } from '@captain/auth-server'
import { createContentServices, ensureFixedRows, ensurePartitions } from '@captain/content-server'
import { createPlatformServices, platformEndpoints, type PlatformServices } from '@captain/platform-server'
import { platform } from '@captain/t1/server'
import { linkMetadataEndpoint } from '@captain/rich-text-server'
import type { Pool } from 'pg'
import { startTestApp, type TestApp, type TestAppParts } from '../app-under-test.ts'
import { startAi } from '../ai-services.ts'
import { createLog } from '../log.ts'
import { previewEndpoints } from '../routes/preview.ts'
import { ensureHolidays } from '../shipped-holidays.ts'
import { serverOf } from '../tenant-servers.ts'
import { messagesOf, tenants } from '../tenants.ts'

/** Starts the full API without content, because tests of declarations need none. */
export const startApi = async (parts: Pick<TestAppParts, 'requireStrongSignIn'> = {}): Promise<TestApp> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'captain-api-'))
  const log = createLog({ logLevel: 'silent' })
  const made: { services?: PlatformServices; pool?: Pool; ai?: ReturnType<typeof startAi> } = {}
  const app = await startTestApp((pool) => {
    const content = createPlatformServices({
      content: createContentServices({ pool, tenants, dataDir, secret: 's'.repeat(40), log, serverOf, messagesOf }),
      platform,
    })
    const environment = { ai: null, aiMonthlyLimit: null }
    const ai = startAi({ environment, pool, tenants: tenantDirectory(tenants), content, log })
    Object.assign(made, { services: content, pool, ai })
    const unused = { renderPreview: async () => new Response(''), fetchApi: async () => new Response(''), baseUrl: 'http://localhost' }
    return [
      ...ai.endpoints,
      ...platformEndpoints(content),
      ...previewEndpoints({ content, ...unused }),
      linkMetadataEndpoint({ limits: content.limits }),
    ]
  }, parts)
  const { services, pool, ai } = made as Required<typeof made>
  await ensurePartitions(pool, tenants)
  await ensureHolidays(pool)
  await ensureFixedRows(services)
  return {
    ...app,
    stop: async () => {
      await ai.stop()
      await services.stop()
      await app.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
