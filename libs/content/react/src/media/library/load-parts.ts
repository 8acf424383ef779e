import { lazyPart } from '@captain/ui'

const load = () => import('./parts-with-messages.ts')

/** Chooses an asset of the media library for a field. */
export const MediaLibrary = lazyPart(async () => (await load()).MediaLibrary, { isOverlay: true })

/** The asset in a field. */
export const AssetDialog = lazyPart(async () => (await load()).AssetDialog, { isOverlay: true })
