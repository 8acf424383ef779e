type Shared = { readonly title: string; readonly url: string }

type ShareAddress = { readonly name: 'mail' | 'x' | 'line' | 'facebook'; readonly href: string }

const withQuery = (address: string, query: Readonly<Record<string, string>>): string =>
  `${address}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`

/** Returns the share links of a page. All data is in their URLs, so that the page loads nothing from these services. */
export const shareAddresses = ({ title, url }: Shared): readonly ShareAddress[] => [
  { name: 'x', href: withQuery('https://x.com/intent/post', { text: title, url }) },
  { name: 'line', href: withQuery('https://social-plugins.line.me/lineit/share', { url, text: title }) },
  { name: 'facebook', href: withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }) },
  { name: 'mail', href: withQuery('mailto:', { subject: title, body: `${title}\n${url}` }) },
]
