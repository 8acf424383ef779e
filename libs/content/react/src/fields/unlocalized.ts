import type { AnyField } from '@captain/content-core'

/** Returns a field for one language of a localized field. */
export const unlocalized = (field: AnyField): AnyField => ({ ...field, localized: false })
