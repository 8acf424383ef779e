export { canonicalAddress } from './canonical-address.ts'
export { handle } from './handle.ts'
export { renderPreview } from './preview/render-preview.tsx'
