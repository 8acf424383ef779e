import type { Locale } from '@captain/locale'
import type { FeedEntry } from './article-feed.ts'
import { XML_DECLARATION, xmlElement, xmlEmpty, xmlText } from './xml-text.ts'

/** Data of a feed; all URLs are absolute. */
export type Feed = {
  readonly title: string
  readonly description: string
  readonly site: string
  readonly locale: Locale
  /** The page that lists the articles. */
  readonly page: string
  readonly self: string
  readonly icon: string
  readonly entries: readonly FeedEntry[]
}

const newest = (entries: readonly FeedEntry[]): Date => new Date(Math.max(0, ...entries.map(({ updated }) => updated.getTime())))

const rssItem = ({ id, url, title, summary, category, author, published, image }: FeedEntry): string =>
  [
    '<item>',
    xmlElement('title', title),
    xmlElement('link', url),
    xmlElement('guid', id, { isPermaLink: 'false' }),
    xmlElement('pubDate', published.toUTCString()),
    // A description is HTML (rssboard.org), of which the summary is the text.
    xmlElement('description', summary && xmlText(summary)),
    xmlElement('category', category),
    xmlElement('dc:creator', author),
    image && xmlEmpty('media:content', { url: image.url, medium: 'image', width: image.media.width, height: image.media.height }),
    '</item>',
  ].join('')

const RSS_NAMESPACES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:media="http://search.yahoo.com/mrss/"',
].join(' ')

/** RSS 2.0 (rssboard.org), with creators and pictures in the name spaces that readers know. */
export const rssXml = ({ title, description, locale, page, self, entries }: Feed): string =>
  [
    XML_DECLARATION,
    `<rss version="2.0" ${RSS_NAMESPACES}><channel>`,
    xmlElement('title', title),
    xmlElement('link', page),
    xmlElement('description', description),
    xmlElement('language', locale),
    ...(entries.length > 0 ? [xmlElement('lastBuildDate', newest(entries).toUTCString())] : []),
    xmlEmpty('atom:link', { href: self, rel: 'self', type: 'application/rss+xml' }),
    ...entries.map(rssItem),
    '</channel></rss>',
    '',
  ].join('\n')

const atomEntry =
  (locale: Locale) =>
  ({ id, url, title, summary, category, author, published, updated, language }: FeedEntry): string =>
    [
      language === locale ? '<entry>' : `<entry xml:lang="${language}">`,
      xmlElement('id', id),
      xmlElement('title', title || url),
      xmlEmpty('link', { rel: 'alternate', type: 'text/html', hreflang: locale, href: url }),
      xmlElement('published', published.toISOString()),
      xmlElement('updated', updated.toISOString()),
      xmlElement('summary', summary),
      author === null ? '' : `<author>${xmlElement('name', author)}</author>`,
      category === null ? '' : xmlEmpty('category', { term: category }),
      '</entry>',
    ].join('')

/** Atom (RFC 4287). */
export const atomXml = ({ title, description, site, locale, page, self, icon, entries }: Feed): string =>
  [
    XML_DECLARATION,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    xmlElement('id', self),
    xmlElement('title', title),
    xmlElement('subtitle', description),
    xmlEmpty('link', { rel: 'alternate', type: 'text/html', hreflang: locale, href: page }),
    xmlEmpty('link', { rel: 'self', type: 'application/atom+xml', href: self }),
    xmlElement('updated', newest(entries).toISOString()),
    xmlElement('icon', icon),
    `<author><name>${xmlText(site)}</name></author>`,
    ...entries.map(atomEntry(locale)),
    '</feed>',
    '',
  ].join('\n')
