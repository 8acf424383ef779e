export { linkMetadataEndpoint, type LinkMetadataOptions } from './link-metadata-endpoint.ts'
export { PUBLIC_INTERNET, type Network } from './network.ts'
export type { CardMeta } from './read-card.ts'
