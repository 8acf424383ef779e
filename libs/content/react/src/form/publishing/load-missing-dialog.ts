import { lazyPart } from '@captain/ui'

/** Lists what publishing still requires, and offers addresses. */
export const MissingDialog = lazyPart(async () => (await import('./missing-dialog.tsx')).MissingDialog, { isOverlay: true })
