import { Trans } from '@lingui/react/macro'
import type { ArticleCard as Card, Category } from '../../delivery/types.ts'
import { ArticleCard } from '../article-card.tsx'
import { colorOf } from '../category-colors.ts'

type RelatedArticlesProps = { readonly related: readonly Card[]; readonly categories: readonly Category[] }

export function RelatedArticles({ related, categories }: RelatedArticlesProps) {
  return (
    <section className="related" aria-labelledby="related-title">
      <h2 id="related-title">
        <Trans>あわせて読みたい記事</Trans>
      </h2>
      <div className="article-grid">
        {related.map((article) => (
          <ArticleCard
            key={article.id}
            article={article}
            categoryColor={colorOf(categories, article.category?.id)}
            headingLevel={3}
            sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 100vw"
          />
        ))}
      </div>
    </section>
  )
}
