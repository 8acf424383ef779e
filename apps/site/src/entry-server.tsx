export { canonicalAddress } from './canonical-address.ts'
export { handle } from './handle.ts'
export { renderSharedPage } from './render-page.tsx'
export { renderPreview } from './preview/render-preview.tsx'
