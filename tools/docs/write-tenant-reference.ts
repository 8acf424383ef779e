import { root } from '../root.ts'
import { writeTenantReference } from './tenant-reference.ts'

const [library = ''] = process.argv.slice(2)
await writeTenantReference(root, `libs/tenants/${library}`)
