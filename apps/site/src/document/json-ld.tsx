export type LinkedData = { readonly '@type': string } & Readonly<Record<string, unknown>>

/** Data for search engines. No text in it can end the element: every `<` is written as an escape. */
export function JsonLd({ data }: { readonly data: LinkedData }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', String.raw`\u003c`)
  return <script type="application/ld+json">{json}</script>
}
