export { STAFF, startContent, type Answer, type ContentUnderTest, type Json } from './testing/content-under-test.ts'
export { createMany } from './testing/create-many.ts'
export { annex } from './testing/annex-tenant.ts'
export { diner } from './testing/test-tenants.ts'
