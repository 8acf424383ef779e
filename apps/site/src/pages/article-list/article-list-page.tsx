import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { colorClass } from '../../document/color-rules.ts'
import { PageHead } from '../../document/page-head.tsx'
import { ArticleCard } from '../article-card.tsx'
import { colorOf } from '../category-colors.ts'
import { EmptyNotice } from '../empty-notice.tsx'
import { PageTitle } from '../page-title.tsx'
import type { ArticleListData } from './load-article-list.ts'
import { Pagination } from './pagination.tsx'

const SIZES = '(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 100vw'

const queryOf = (category: string | undefined, page: number): string => {
  const params = new URLSearchParams([...(category ? [['category', category]] : []), ...(page > 1 ? [['page', String(page)]] : [])])
  return params.size === 0 ? '' : `?${params.toString()}`
}

export function ArticleListPage({ articles, page, pages, categories, category }: ArticleListData) {
  const { t } = useLingui()
  const title = category?.name ?? t`記事`
  return (
    <div className="page article-list-page">
      <PageHead
        title={page > 1 ? t`${title}（${page}ページ）` : title}
        description={category?.description ?? t`にゃんこ港のお知らせ、使い方、猫だより、開発日誌をお届けします。`}
        query={queryOf(category?.slug, page)}
        noindex={category !== undefined && page > 1}
      />
      <PageTitle title={title}>{category?.description && <p className="title-note">{category.description}</p>}</PageTitle>
      {categories.length > 0 && (
        <nav className="chips" aria-label={t`記事のカテゴリー`}>
          <Link
            to="/article"
            search={{}}
            activeOptions={{ exact: true }}
            className="chip"
            aria-current={category === undefined ? 'page' : undefined}
          >
            <Trans>すべて</Trans>
          </Link>
          {categories.map((one) => (
            <Link
              key={one.id}
              to="/article"
              search={{ category: one.slug }}
              activeOptions={{ exact: true }}
              className={`chip ${colorClass(one.color)}`}
              aria-current={one.id === category?.id ? 'page' : undefined}
            >
              {one.name}
            </Link>
          ))}
        </nav>
      )}
      {articles.length === 0 ? (
        <EmptyNotice>
          <p>
            <Trans>まだ記事がありません</Trans>
          </p>
        </EmptyNotice>
      ) : (
        <div className="article-grid">
          {articles.map((article, place) => (
            <ArticleCard
              key={article.id}
              article={article}
              categoryColor={colorOf(categories, article.category?.id)}
              sizes={SIZES}
              first={place === 0}
            />
          ))}
        </div>
      )}
      {pages > 1 && <Pagination page={page} pages={pages} category={category?.slug} />}
    </div>
  )
}
