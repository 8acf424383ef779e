import type { ContentTypeMessages } from '@captain/content-core'
import type { maintenanceSite } from '../content-types/maintenance-site.ts'

/** The labels of this type in one language. */
export type MaintenanceLabels = { readonly 'maintenance-site': ContentTypeMessages<typeof maintenanceSite> }
