import type { HookContextOf, RecordIn } from '@captain/content-server'
import type { tenant } from '../tenant.ts'

/** The portal's declaration, from which its server parts derive their types. */
export type Portal = typeof tenant

export type PortalContext = HookContextOf<Portal>

export type Profile = RecordIn<Portal, 'tenant'>
export type TenantDomain = RecordIn<Portal, 'tenant-domain'>
export type TenantMenu = RecordIn<Portal, 'tenant-menu'>
export type TenantUser = RecordIn<Portal, 'tenant-user'>
export type User = RecordIn<Portal, 'user'>
export type Domain = RecordIn<Portal, 'domain'>
export type MaintenanceSite = RecordIn<Portal, 'maintenance-site'>
