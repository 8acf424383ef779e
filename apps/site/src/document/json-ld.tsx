export type LinkedData = { readonly '@type': string } & Readonly<Record<string, unknown>>

/** Structured data for search engines. Escapes every `<`, so that no text can end the element. */
export function JsonLd({ data }: { readonly data: LinkedData }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', String.raw`\u003c`)
  return <script type="application/ld+json">{json}</script>
}
