declare module 'html-encoding-sniffer' {
  type Options = { readonly transportLayerEncodingLabel?: string; readonly defaultEncoding?: string; readonly maxPrescanBytes?: number }

  const sniffEncoding: (bytes: Uint8Array, options?: Options) => string
  export default sniffEncoding
}
