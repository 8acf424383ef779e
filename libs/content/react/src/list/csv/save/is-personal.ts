import type { AnyContentType, Kind } from '@captain/content-core'

const PERSONAL_WORKFLOWS: ReadonlySet<string> = new Set(['inbox', 'order'])
const PERSONAL_KINDS: ReadonlySet<Kind> = new Set<Kind>(['email', 'phone', 'postalCode'])

/** Whether records of the type tell about people: they come from outside, only owners may take them away, or hold what reaches somebody. */
export const isPersonal = ({ workflow, access, fields }: AnyContentType): boolean =>
  PERSONAL_WORKFLOWS.has(workflow) ||
  access.export === 'owner' ||
  Object.values(fields).some(({ kind, visibility }) => PERSONAL_KINDS.has(kind) && visibility === 'private')
