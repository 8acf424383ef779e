import { declarationError, workflowOf, type AnyContentType, type Tenant, declaredType } from '@captain/content-core'
import type { Filters, TypeHooks } from '../hooks.ts'
import { isFilterable, parseFilter } from '../list-query/filters.ts'
import type { PublicQuery, TenantServer } from '../tenant-server.ts'
import type { ErasedHooks, ErasedJobs, ErasedServer } from './erased-server.ts'
import { isDefinedFor } from './public-query-of.ts'

const SLOTS = {
  hooks: true,
  publicQueries: true,
  jobs: true,
  seed: true,
} as const satisfies Record<keyof TenantServer, true>

/** What a hook needs of its type. */
const HOOKS = {
  onSubmission: 'submission',
  submissionReceipt: 'submission',
  previewSubmission: 'submission',
  trackSubmission: 'submission',
  beforeDuplicate: null,
  beforeSave: null,
  beforeTransition: null,
  publicationIssues: 'publication',
  connectionTest: 'connectionTest',
  afterChange: null,
  mails: null,
} as const satisfies Record<keyof TypeHooks, 'submission' | 'connectionTest' | 'publication' | null>

const HAS = {
  submission: ({ submission }) => submission !== null,
  connectionTest: ({ connectionTest }) => connectionTest !== null,
  publication: ({ workflow }) => workflowOf(workflow).exposure === 'transition',
} as const satisfies Record<string, (type: AnyContentType) => boolean>

const isHookName = (name: string): name is keyof TypeHooks => Object.hasOwn(HOOKS, name)

const checkHooks = (tenant: Tenant, hooks: ErasedHooks): void => {
  for (const [name, of = {}] of Object.entries(hooks)) {
    const at = `${tenant.slug}.hooks.${name}`
    const type = declaredType(at, tenant, name)
    for (const hook of Object.keys(of)) {
      if (!isHookName(hook)) throw declarationError(`${at}.${hook}`, 'is not a hook')
      const needed = HOOKS[hook]
      if (needed !== null && !HAS[needed](type)) throw declarationError(`${at}.${hook}`, `never runs, since the type declares no ${needed}`)
    }
  }
}

const checkFilters = (path: string, type: AnyContentType, filters: Filters): void => {
  for (const [name, value] of Object.entries(filters)) {
    if (value === undefined) continue
    if (!isFilterable(type, name, 0)) throw declarationError(`${path}.${name}`, 'is not a field by which lists of the type filter')
    try {
      parseFilter(type, name, [value], 0)
    } catch {
      throw declarationError(`${path}.${name}`, `cannot be "${value}"`)
    }
  }
}

/** Filters that depend on the time are checked with their values at the start. */
const checkJobs = (tenant: Tenant, jobs: ErasedJobs): void => {
  for (const [name, of = []] of Object.entries(jobs)) {
    const type = declaredType(`${tenant.slug}.jobs.${name}`, tenant, name)
    for (const [place, { filter: matching, transition }] of of.entries()) {
      const at = `${tenant.slug}.jobs.${name}.${place}`
      checkFilters(`${at}.filter`, type, typeof matching === 'function' ? matching(new Date()) : matching)
      if (transition !== undefined && Object.keys(workflowOf(type.workflow).transitions).length === 0)
        throw declarationError(`${at}.transition`, `does not exist in the workflow "${type.workflow}"`)
    }
  }
}

const checkPublicQueries = (tenant: Tenant, queries: readonly PublicQuery[]): void => {
  for (const query of queries) {
    const at = `${tenant.slug}.publicQueries.${query.path}`
    if (isDefinedFor(tenant, query) && tenant.publicQueries?.some(({ path }) => path === query.path) !== true)
      throw declarationError(at, 'is not a public query of this tenant')
    if (!isDefinedFor(tenant, query)) throw declarationError(at, 'is not from publicQueryFor with this tenant')
    if (queries.some((other) => other !== query && other.path === query.path)) throw declarationError(at, 'is defined twice')
  }
}

/** Throws with the path of the first public query of the declaration that a tenant's whole server part does not resolve. */
export const checkCompleteServer = ({ slug, publicQueries = [] }: Tenant, server: TenantServer): void => {
  const missing = publicQueries.find(({ path }) => server.publicQueries?.some((query) => query.path === path) !== true)
  if (missing !== undefined) throw declarationError(`${slug}.publicQueries.${missing.path}`, 'is declared, but missing in the server part')
}

/** Throws with the path of the first name in a tenant's server part that its declaration lacks, for untyped callers. */
export const checkServer = (tenant: Tenant, server: ErasedServer): void => {
  const unknown = Object.keys(server).find((slot) => !Object.hasOwn(SLOTS, slot))
  if (unknown !== undefined) throw declarationError(`${tenant.slug}.${unknown}`, 'is not a part of a tenant on the server')
  checkHooks(tenant, server.hooks ?? {})
  checkJobs(tenant, server.jobs ?? {})
  checkPublicQueries(tenant, server.publicQueries ?? [])
}
