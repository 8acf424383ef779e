import type { ContentTypeMessages } from '@captain/content-core'
import type { tenantUser } from '../content-types/tenant-user.ts'
import type { user } from '../content-types/user.ts'

/** The labels of these types in one language. */
export type PeopleLabels = {
  readonly user: ContentTypeMessages<typeof user>
  readonly 'tenant-user': ContentTypeMessages<typeof tenantUser>
}
