import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { groupsOf, shapesPage, subjectsOf, type Group, type Subject } from '@captain/content-testing/shapes'
import { TENANTS } from '@captain/tenants'
import { root } from '../root.ts'

const PAGE = join(root, 'test-results/conformance-shapes.md')

/** Returns the content types of all tenants with the tenants' own code for them. */
export const declaredSubjects = async (): Promise<readonly Subject[]> => {
  const parts = await Promise.all(
    Object.values(TENANTS).map(async ({ declaration, server }) => [(await declaration()).tenant, (await server()).server] as const),
  )
  return parts.flatMap(([tenant, server]) => subjectsOf(tenant, server))
}

/** Writes which type represents which, and returns the path of the page. */
export const writeShapes = async (groups: readonly Group[]): Promise<string> => {
  await mkdir(join(root, 'test-results'), { recursive: true })
  await writeFile(PAGE, shapesPage(groups))
  return PAGE
}

if (import.meta.main) console.log(shapesPage(groupsOf(await declaredSubjects())))
