import { useLingui } from '@lingui/react/macro'
import type { DeliveredMedia } from '@captain/content-core'
import { environment } from '../environment.ts'
import { absoluteUrl, alternatesOf, canonicalUrl } from './addresses.ts'
import { JsonLd, type LinkedData } from './json-ld.tsx'
import { usePage } from './page-context.ts'

const DIVIDER = '|'

type PageHeadProps = {
  /** Null on the index page, whose title is the site's name. */
  readonly title: string | null
  readonly description?: string | null | undefined
  /** The part of the query that makes another page, such as `?page=2`. */
  readonly query?: string | undefined
  readonly image?: DeliveredMedia | null | undefined
  readonly imageAlt?: string | null | undefined
  readonly type?: 'website' | 'article'
  readonly noindex?: boolean | undefined
  readonly canonical?: string | null | undefined
  readonly linkedData?: readonly LinkedData[]
}

/** Title, description, addresses and shared-link data of a page; React moves them into the head. */
export function PageHead({
  title,
  description,
  query = '',
  image,
  imageAlt,
  type = 'website',
  noindex,
  canonical,
  linkedData = [],
}: PageHeadProps) {
  const { t } = useLingui()
  const { baseUrl, locale, path } = usePage()
  const site = t`にゃんこ港`
  const words = title === null ? site : `${title} ${DIVIDER} ${site}`
  const summary =
    description ??
    t`性格のちがう10のサイトが、ひとつの港に船を寄せています。にゃんこ港からのお知らせと読みもの、よくある質問をお届けします。`
  const address = canonical ?? canonicalUrl(baseUrl, path + query, locale)
  return (
    <>
      <title>{environment === 'development' ? 'sample' : words}</title>
      <meta name="description" content={summary} />
      {noindex === true && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      {alternatesOf(baseUrl, path + query).map((alternate) => (
        <link key={alternate.hrefLang} rel="alternate" {...alternate} />
      ))}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={site} />
      <meta property="og:title" content={title ?? site} />
      <meta property="og:description" content={summary} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={locale === 'ja' ? 'ja_JP' : 'en_GB'} />
      <meta property="og:locale:alternate" content={locale === 'ja' ? 'en_GB' : 'ja_JP'} />
      {image && <SharedImage image={image} alt={imageAlt ?? image.alt} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {linkedData.map((data) => (
        <JsonLd key={data['@type']} data={data} />
      ))}
    </>
  )
}

function SharedImage({ image, alt }: { readonly image: DeliveredMedia; readonly alt: string | null }) {
  const { baseUrl } = usePage()
  return (
    <>
      <meta property="og:image" content={absoluteUrl(baseUrl, image.url)} />
      {image.width !== null && <meta property="og:image:width" content={String(image.width)} />}
      {image.height !== null && <meta property="og:image:height" content={String(image.height)} />}
      {alt !== null && <meta property="og:image:alt" content={alt} />}
    </>
  )
}
