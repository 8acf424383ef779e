import type { Demo } from './demo.ts'

/** A tenant that does not run, with the reason. */
export type RefusedTenant = { readonly slug: string; readonly reason: string }

/** Facts of a start that operators read. */
export type StartReport = {
  readonly demo: Demo | null
  readonly refused: readonly RefusedTenant[]
}
