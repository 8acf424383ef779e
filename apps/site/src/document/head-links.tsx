import type { Locale } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import { FEEDS } from '../feeds/feed-addresses.ts'
import { alternatesOf, canonicalUrl } from './addresses.ts'
import { usePage } from './page-context.ts'

type HeadLinksProps = {
  /** Canonical URL of the page. */
  readonly address: string
  /** Path and query of the page. */
  readonly here: string
  /** Queries of the previous and the next page of a numbered list; an empty one is the first page. */
  readonly prev?: string | null | undefined
  readonly next?: string | null | undefined
  /** Languages of the page. */
  readonly locales: readonly Locale[]
}

/** Canonical URL, languages and neighbouring pages, and the feeds on pages with articles. */
export function HeadLinks({ address, here, prev = null, next = null, locales }: HeadLinksProps) {
  const { t } = useLingui()
  const { baseUrl, locale, path } = usePage()
  const title = t`にゃんこ港`
  const hasFeeds = path === '/' || path === '/article' || path.startsWith('/article/')
  return (
    <>
      <link rel="canonical" href={address} />
      {alternatesOf(baseUrl, here, locales).map((alternate) => (
        <link key={alternate.hrefLang} rel="alternate" {...alternate} />
      ))}
      {prev !== null && <link rel="prev" href={canonicalUrl(baseUrl, path + prev, locale)} />}
      {next !== null && <link rel="next" href={canonicalUrl(baseUrl, path + next, locale)} />}
      {hasFeeds && (
        <>
          <link rel="alternate" type={FEEDS.rss.type} title={t`${title}（RSS）`} href={canonicalUrl(baseUrl, FEEDS.rss.path, locale)} />
          <link rel="alternate" type={FEEDS.atom.type} title={t`${title}（Atom）`} href={canonicalUrl(baseUrl, FEEDS.atom.path, locale)} />
        </>
      )}
    </>
  )
}
