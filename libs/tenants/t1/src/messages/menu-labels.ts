import type { ContentTypeMessages } from '@captain/content-core'
import type { tenantMenu } from '../content-types/tenant-menu.ts'
import type { tenantMenuCategory } from '../content-types/tenant-menu-category.ts'

/** The labels of these types in one language. */
export type MenuLabels = {
  readonly 'tenant-menu': ContentTypeMessages<typeof tenantMenu>
  readonly 'tenant-menu-category': ContentTypeMessages<typeof tenantMenuCategory>
}
