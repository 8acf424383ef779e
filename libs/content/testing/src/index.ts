export { describeTenant, type TenantUnderTest } from './describe-tenant.ts'
export type { TenantSamples } from './world/world.ts'
