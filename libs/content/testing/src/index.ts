export { describeTenant, type TenantUnderTest } from './describe-tenant.ts'
export type { TenantSamples, World } from './world/world.ts'
