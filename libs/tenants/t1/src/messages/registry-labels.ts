import type { ContentTypeMessages } from '@captain/content-core'
import type { domain } from '../content-types/domain.ts'
import type { registrar } from '../content-types/registrar.ts'

/** The labels of these types in one language. */
export type RegistryLabels = {
  readonly domain: ContentTypeMessages<typeof domain>
  readonly registrar: ContentTypeMessages<typeof registrar>
}
