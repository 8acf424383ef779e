export { describeTenant, type TenantWords } from './describe-tenant.ts'
