import type { FileType } from './file-types.ts'
import type { ReferenceTarget } from './kind-definition.ts'

type Wanted = { readonly accept: readonly FileType[]; readonly maxBytes: number }

/** Returns the reference to an asset in a value, with the types and size that the field accepts. */
export const mediaTarget = (value: unknown, { accept, maxBytes }: Wanted, path: string): ReferenceTarget => ({
  to: 'media',
  path,
  id: String(value),
  accept,
  maxBytes,
})
