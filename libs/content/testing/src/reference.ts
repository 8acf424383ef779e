export { markdownTable } from './reference/markdown-table.ts'
export { tenantReference } from './reference/tenant-reference.ts'
