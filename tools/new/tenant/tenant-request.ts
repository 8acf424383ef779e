import type { Words } from '../fields/field-plan.ts'

/** Input of the generator for a tenant. */
export type TenantRequest = {
  /** `t11`. */
  readonly library: string
  readonly slug: string
  readonly abbreviation: string
  /** `#RRGGBB`. */
  readonly color: string
  readonly names: Words
}
