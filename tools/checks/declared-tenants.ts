import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Check } from './check.ts'
import type { SourceTree } from './source-tree.ts'

const SCRIPT = fileURLToPath(new URL('find-mistakes.ts', import.meta.url))
const SERVER_PARTS: readonly string[] = ['hooks', 'jobs', 'publicQueries']

/** Returns the file of a library that a mistake is in: that of the content type in its path, or of the tenant. */
const fileOf = (tree: SourceTree, folder: string, mistake: string): string => {
  const [, part = ''] = (/^[\w.-]+(?=: )/.exec(mistake)?.[0] ?? '').split('.')
  if (SERVER_PARTS.includes(part)) return `${folder}/src/server.ts`
  const declares = tree.files(`${folder}/src/content-types/**/*.ts`).find((path) => tree.read(path).includes(`name: '${part}'`))
  return declares ?? `${folder}/src/tenant.ts`
}

/** What types cannot refuse in a tenant's declaration and server part is found here, by evaluating them, and not by a start. */
export const declaredTenants: Check = {
  name: 'declarations of tenants',
  findings: (tree) => {
    const folders = tree.files('libs/tenants/t*/src/tenant.ts').map((path) => path.replace('/src/tenant.ts', ''))
    const paths = folders.map((folder) => join(tree.root, folder))
    const { stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...paths], { cwd: tree.root, encoding: 'utf8' })
    const lines = stdout.trim().split('\n')
    if (folders.length > 0 && lines.length !== folders.length) return [`the declarations could not be evaluated: ${stderr}`]
    return folders.flatMap((folder, place) => {
      const mistake: unknown = JSON.parse(lines[place] || 'null')
      return typeof mistake === 'string' ? [`${fileOf(tree, folder, mistake)}: ${mistake}`] : []
    })
  },
}
