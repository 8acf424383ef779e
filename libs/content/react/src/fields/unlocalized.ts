import type { AnyField } from '@captain/content-core'

/** One language of a localized field, as a field. */
export const unlocalized = (field: AnyField): AnyField => ({ ...field, localized: false })
