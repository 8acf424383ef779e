import { lazyPart } from '@captain/ui'

/** Asks for the start or the end of a publication. */
export const TimeDialog = lazyPart(async () => (await import('./dialog-with-messages.ts')).TimeDialog, { isOverlay: true })
