export { tenant } from './tenant.ts'
