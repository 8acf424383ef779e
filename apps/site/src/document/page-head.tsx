import { useLingui } from '@lingui/react/macro'
import type { DeliveredMedia } from '@captain/content-core'
import { LOCALES, type Locale } from '@captain/locale'
import { canonicalUrl } from './addresses.ts'
import { HeadLinks } from './head-links.tsx'
import { JsonLd, type LinkedData } from './json-ld.tsx'
import { breadcrumbList } from './linked-data.ts'
import { usePage } from './page-context.ts'
import { useProfile } from './profile-context.ts'
import { ChosenImage, DrawnImage } from './shared-image.tsx'
import { WindowTitle } from './window-title.tsx'

/** Open Graph names of the locales. */
const OG_LOCALES: Readonly<Record<Locale, string>> = { ja: 'ja_JP', en: 'en_GB' }

/** A parent page, by its path without language prefix. */
export type Parent = { readonly name: string; readonly path: string }

/** Open Graph data of an article; times in ISO 8601. */
type ArticleFacts = {
  readonly published: string | null | undefined
  readonly modified: string | null | undefined
  readonly author: string | null | undefined
  readonly section: string | null | undefined
  readonly tags: readonly string[]
}

type PageHeadProps = {
  /** Null on the home page, whose title is the name of the site. */
  readonly title: string | null
  readonly description?: string | null | undefined
  /** The part of the query that makes another page, such as `?page=2`. */
  readonly query?: string | undefined
  /** Default: the image of the portal, or else one that the server draws with the title. */
  readonly image?: DeliveredMedia | null | undefined
  readonly imageAlt?: string | null | undefined
  /** Makes the page an article where it is shared. */
  readonly article?: ArticleFacts
  readonly noindex?: boolean | undefined
  /** Languages of the text; default: all. At the address of another one, which shows the Japanese text, search engines get the Japanese page. */
  readonly locales?: readonly Locale[] | undefined
  readonly canonical?: string | null | undefined
  /** Pages between the home page and this one, for the breadcrumbs of search results; null for no breadcrumbs. */
  readonly parents?: readonly Parent[] | null
  /** Queries of the previous and the next page of a numbered list; an empty one is the first page. */
  readonly prev?: string | null | undefined
  readonly next?: string | null | undefined
  readonly linkedData?: readonly LinkedData[]
}

/** Title, description, addresses, trail and shared-link data of a page; React moves them into the head. */
export function PageHead({ title, description, query = '', article, parents = [], locales = LOCALES, ...given }: PageHeadProps) {
  const { t } = useLingui()
  const { baseUrl, locale, path } = usePage()
  const profile = useProfile()
  const image = given.image ?? profile?.ogImage ?? null
  const site = t`にゃんこ港`
  const summary =
    description ||
    t`性格のちがう10のサイトが、ひとつの港に船を寄せています。にゃんこ港からのお知らせと読みもの、よくある質問をお届けします。`
  const own = canonicalUrl(baseUrl, path + query, locale)
  const isUntranslated = !locales.includes(locale)
  const noindex = given.noindex === true || isUntranslated
  const address = given.canonical ?? (isUntranslated ? canonicalUrl(baseUrl, path + query, 'ja') : own)
  const trail = [{ name: site, path: '/' }, ...(parents ?? [])].map((parent) => ({
    name: parent.name,
    url: canonicalUrl(baseUrl, parent.path, locale),
  }))
  const linkedData = [
    ...(given.linkedData ?? []),
    ...(title === null || noindex || parents === null ? [] : [breadcrumbList([...trail, { name: title, url: own }])]),
  ]
  const card = { locale, title: title ?? t`十の船が、ひとつの港に。`, above: parents?.at(-1)?.name ?? null, site }
  return (
    <>
      <WindowTitle page={title} />
      <meta name="description" content={summary} />
      {noindex && <meta name="robots" content="noindex" />}
      <HeadLinks address={address} here={path + query} prev={given.prev} next={given.next} locales={locales} />
      <meta property="og:type" content={article === undefined ? 'website' : 'article'} />
      <meta property="og:site_name" content={site} />
      <meta property="og:title" content={title ?? site} />
      <meta property="og:description" content={summary} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={OG_LOCALES[locale]} />
      {locales.length > 1 && <meta property="og:locale:alternate" content={OG_LOCALES[locale === 'ja' ? 'en' : 'ja']} />}
      {article && <ArticleMeta {...article} />}
      {image && <ChosenImage image={image} alt={(given.image && given.imageAlt) ?? image.alt} />}
      {!image && !noindex && <DrawnImage card={card} query={query} />}
      {linkedData.map((data) => (
        <JsonLd key={data['@type']} data={data} />
      ))}
    </>
  )
}

function ArticleMeta({ published, modified, author, section, tags }: ArticleFacts) {
  const facts = [
    ['article:published_time', published],
    ['article:modified_time', modified],
    ['article:author', author],
    ['article:section', section],
    ...tags.map((tag) => ['article:tag', tag] as const),
  ] as const
  return facts.map(([property, content]) =>
    content ? <meta key={`${property} ${content}`} property={property} content={content} /> : null,
  )
}
