import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { groupsOf, shapesPage, subjectsOf, type Group } from '@captain/content-testing/shapes'
import { TENANTS } from '@captain/tenants'
import { root } from '../root.ts'

const PAGE = join(root, 'test-results/conformance-shapes.md')

/** Returns which types prove which conformance suite, of all tenants. */
export const conformanceGroups = async (): Promise<readonly Group[]> => {
  const parts = await Promise.all(
    Object.values(TENANTS).map(async ({ declaration, server }) => [(await declaration()).tenant, (await server()).server] as const),
  )
  return groupsOf(parts.flatMap(([tenant, server]) => subjectsOf(tenant, server)))
}

/** Writes which type stands for which, and returns the path of the page. */
export const writeShapes = async (groups: readonly Group[]): Promise<string> => {
  await mkdir(join(root, 'test-results'), { recursive: true })
  await writeFile(PAGE, shapesPage(groups))
  return PAGE
}

if (import.meta.main) console.log(shapesPage(await conformanceGroups()))
