import { roleAtLeast } from '@captain/auth-core'
import type { AnyContentType, Screen } from '@captain/content-core'
import { untypedPath } from '@captain/content-core/kit'
import type { OwnTenant } from './own-tenants.ts'

/** The parts of a record in its path. */
export type PlacedRecord = { readonly id: string; readonly slug: string | null; readonly parent: string | null }

/** Order of screens: editors get the edit screen; submissions and records without write permission open read-only. */
const ORDER = {
  writer: ['edit', 'preview-by-id', 'preview-by-slug', 'edit-all', 'settings', 'list'],
  reader: ['preview-by-id', 'preview-by-slug', 'edit', 'edit-all', 'settings', 'list'],
} satisfies Record<string, readonly Screen[]>

/** Returns the screen that opens a record of a type; null if the type has no screen. */
export const recordPlace = (
  { tenant, role }: Pick<OwnTenant, 'tenant' | 'role'>,
  type: AnyContentType,
  { id, slug, parent }: PlacedRecord,
): string | null => {
  const order = ORDER[roleAtLeast(role, type.access.write) ? 'writer' : 'reader']
  const screen = order.find((one) => type.screens.includes(one) && (one !== 'preview-by-slug' || slug !== null))
  if (screen === undefined) return null
  return untypedPath(tenant, type, screen, { id, ...(slug !== null && { slug }), ...(parent !== null && { parent }) })
}
