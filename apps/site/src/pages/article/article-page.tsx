import { useLingui } from '@lingui/react/macro'
import { absoluteUrl, canonicalUrl } from '../../document/addresses.ts'
import { PageHead } from '../../document/page-head.tsx'
import { usePage } from '../../document/page-context.ts'
import { colorOf } from '../category-colors.ts'
import { ArticleView } from './article-view.tsx'
import type { ArticleData } from './load-article.ts'
import { Neighbours } from './neighbours.tsx'
import { RelatedArticles } from './related-articles.tsx'
import { Share } from './share.tsx'

export function ArticlePage({ article, categories, related, locales }: ArticleData) {
  const { t } = useLingui()
  const { baseUrl, locale, path } = usePage()
  const { seo } = article
  const title = article.title ?? ''
  const description = seo?.description ?? article.lead
  const image = seo?.ogImage ?? article.cover
  const publisher = { '@type': 'Organization', name: t`にゃんこ港`, url: canonicalUrl(baseUrl, '/', 'ja') }
  return (
    <div className="page article-page">
      <PageHead
        title={seo?.title ?? title}
        description={description}
        image={image}
        imageAlt={seo?.ogImage ? undefined : article.coverAlt}
        article={{
          published: article.publishFrom,
          modified: article.updatedAt,
          author: article.authorName,
          section: article.category?.title,
          tags: article.tags ?? [],
        }}
        parents={[{ name: t`記事`, path: '/article' }]}
        noindex={seo?.noindex}
        locales={locales}
        canonical={seo?.canonicalUrl}
        linkedData={[
          {
            '@type': 'Article',
            headline: title,
            description,
            inLanguage: article.fallback.includes('body') ? 'ja' : locale,
            image: image ? [absoluteUrl(baseUrl, image.url)] : undefined,
            datePublished: article.publishFrom ?? undefined,
            dateModified: article.updatedAt,
            author: article.authorName ? { '@type': 'Organization', name: article.authorName } : undefined,
            publisher,
            mainEntityOfPage: canonicalUrl(baseUrl, path, locale),
          },
        ]}
      />
      <ArticleView article={article} categoryColor={colorOf(categories, article.category?.id)} />
      <Share title={title} url={canonicalUrl(baseUrl, path, locale)} />
      <Neighbours article={article} />
      {related.length > 0 && <RelatedArticles related={related} categories={categories} />}
    </div>
  )
}
