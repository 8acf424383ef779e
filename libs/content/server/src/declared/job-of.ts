import type { NameIn, ServerValues, Tenant, TransitionOf, TypeIn } from '@captain/content-core'
import type { TenantJob } from '../tenant-server.ts'
import type { FiltersOf, RecordIn } from './hook-context-of.ts'

/** A job on the records of one content type, as `TenantJob` describes it. */
export type JobOf<T extends Tenant, N extends NameIn<T>> = Pick<TenantJob, 'name' | 'purgeReason' | 'recomputeOnly'> & {
  readonly filter: FiltersOf<TypeIn<T, N>> | ((now: Date) => FiltersOf<TypeIn<T, N>>)
  readonly dueChanges: (record: RecordIn<T, N>, now: Date) => ServerValues<TypeIn<T, N>> | null
  readonly transition?: (record: RecordIn<T, N>) => TransitionOf<TypeIn<T, N>>
  readonly fetchChanges?: (record: RecordIn<T, N>, now: Date) => Promise<ServerValues<TypeIn<T, N>>>
}

/** Types a job on one or several content types of a tenant, for jobs in a separate file. */
export const jobFor = <const T extends Tenant, const N extends NameIn<T>>(
  _tenant: T,
  _type: N | readonly N[],
  job: NoInfer<JobOf<T, N>>,
): JobOf<T, N> => job
