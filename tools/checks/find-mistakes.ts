import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { mistakeIn, type Tenant } from '@captain/content-core'
import { mistakeInServer, type DefinedServer } from '@captain/content-server'

const load = (path: string): Promise<unknown> => import(pathToFileURL(path).href)

/** Two tenants with one number would be one in storage. */
const wrongNumber = (folder: string, { slug, number }: Tenant): string | null =>
  basename(folder) === `t${number}` ? null : `${slug}.number: is ${number}, but its library is ${basename(folder)}`

/** Returns what is wrong in the declaration and the server part of a tenant's library; null if nothing is. */
const mistakeInLibrary = async (folder: string): Promise<string | null> => {
  const { tenant } = (await load(join(folder, 'src/tenant.ts'))) as { readonly tenant: Tenant }
  const mistake = wrongNumber(folder, tenant) ?? mistakeIn(tenant)
  const part = join(folder, 'src/server.ts')
  if (mistake !== null || !existsSync(part)) return mistake
  const { server } = (await load(part)) as { readonly server: DefinedServer }
  return mistakeInServer(tenant, server)
}

// Prints one line of JSON for each folder that is named: the mistake or null.
for (const folder of process.argv.slice(2)) {
  const mistake = await mistakeInLibrary(folder).catch(
    (error: unknown) => `does not load: ${error instanceof Error ? error.message : String(error)}`,
  )
  process.stdout.write(`${JSON.stringify(mistake)}\n`)
}
