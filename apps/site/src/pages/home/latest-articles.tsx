import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ArticleCard as Card, Category } from '../../delivery/types.ts'
import { ArticleCard } from '../article-card.tsx'
import { colorOf } from '../category-colors.ts'

type LatestArticlesProps = { readonly articles: readonly Card[]; readonly categories: readonly Category[] }

export function LatestArticles({ articles, categories }: LatestArticlesProps) {
  return (
    <section className="home-section latest" aria-labelledby="latest-title">
      <div className="section-head">
        <h2 id="latest-title">
          <Trans>港からの便り</Trans>
        </h2>
        <Link to="/article" className="more-link">
          <Trans>すべての記事</Trans>
        </Link>
      </div>
      <div className="latest-grid">
        {articles.map((article, place) => (
          <ArticleCard
            key={article.id}
            article={article}
            categoryColor={colorOf(categories, article.category?.id)}
            headingLevel={3}
            lead={place === 0}
            sizes={place === 0 ? '(min-width: 60rem) 42rem, 100vw' : '(min-width: 60rem) 14rem, 40vw'}
          />
        ))}
      </div>
    </section>
  )
}
