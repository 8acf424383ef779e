import { workflowOf, type AnyContentType, type Tenant } from '@captain/content-core'
import type { TenantServer } from '../tenant-server.ts'

/** Types whose records always exist: what a seed says of them are settings, which stay. */
export const areSettings = ({ workflow, fixedRows }: AnyContentType): boolean =>
  workflowOf(workflow).isSingle === true || fixedRows !== null

/** Types of which a seed's records are samples: neither settings nor what the platform itself runs on. */
export const sampleTypes = ({ contentTypes }: Tenant, { standingTypes = [] }: TenantServer): readonly string[] =>
  contentTypes.filter((type) => !areSettings(type) && !standingTypes.includes(type.name)).map(({ name }) => name)
