import type { TypeHooks } from '../hooks.ts'
import type { TenantJob, TenantServer } from '../tenant-server.ts'

/** Hooks by content type, as tenants write them. */
export type ErasedHooks = Readonly<Record<string, TypeHooks | undefined>>

/** Jobs by content type, as tenants write them. */
export type ErasedJobs = Readonly<Record<string, readonly Omit<TenantJob, 'type'>[] | undefined>>

/** What a tenant adds to the server at run time: names are strings, values unknown. */
export type ErasedServer = Omit<TenantServer, 'hooks' | 'jobs'> & { readonly hooks?: ErasedHooks; readonly jobs?: ErasedJobs }
