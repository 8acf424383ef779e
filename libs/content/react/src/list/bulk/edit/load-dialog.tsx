import { lazyPart } from '@captain/ui'

// The inputs of all kinds are a separate chunk, which a list must not wait for.
/** Asks which fields of many records change, and to which values. */
export const BulkEditDialog = lazyPart(async () => (await import('./dialog-with-messages.ts')).BulkEditDialog, { isOverlay: true })
