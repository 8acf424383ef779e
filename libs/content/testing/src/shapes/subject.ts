import type { AnyContentType, Tenant } from '@captain/content-core'

/** What a tenant adds to the server, as far as shapes read it; `DefinedServer` of `@captain/content-server` is one. */
export type ServerPart = {
  readonly hooks?: Readonly<Record<string, object>>
  readonly jobs?: readonly { readonly type: string; readonly name: string }[]
}

/** A content type with its tenant and the tenant's own code for it. */
export type Subject = {
  readonly type: AnyContentType
  readonly tenant: Tenant
  /** The hooks of the type by name. */
  readonly hooks: Readonly<Record<string, unknown>>
  /** The names of its jobs. */
  readonly jobs: readonly string[]
}

/** Returns all content types of a tenant with the tenant's own code for each. */
export const subjectsOf = (tenant: Tenant, { hooks = {}, jobs = [] }: ServerPart): readonly Subject[] =>
  tenant.contentTypes.map((type) => ({
    tenant,
    type,
    hooks: { ...hooks[type.name] },
    jobs: jobs.filter((job) => job.type === type.name).map(({ name }) => name),
  }))

/** Returns the name by which plans list a content type: `cafe.food`. */
export const subjectName = ({ tenant, type }: Pick<Subject, 'tenant' | 'type'>): string => `${tenant.slug}.${type.name}`
