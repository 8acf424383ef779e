import type { FileType } from './file-types.ts'
import type { Target } from './kind-definition.ts'

type Wanted = { readonly accept: readonly FileType[]; readonly maxBytes: number }

/** An asset that a value names, and what it must be to be taken. */
export const mediaTarget = (value: unknown, { accept, maxBytes }: Wanted, path: string): Target => ({
  to: 'media',
  path,
  id: String(value),
  accept,
  maxBytes,
})
