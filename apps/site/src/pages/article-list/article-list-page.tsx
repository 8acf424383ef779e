import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { PageHead } from '../../document/page-head.tsx'
import { ArticleCard } from '../article-card.tsx'
import { colorOf } from '../category-colors.ts'
import { usePage } from '../../document/page-context.ts'
import { EmptyNotice } from '../empty-notice.tsx'
import { languageOfText } from '../language-of-text.ts'
import { PageTitle } from '../page-title.tsx'
import { ArticleFilter } from './article-filter.tsx'
import type { ArticleListData } from './load-article-list.ts'
import { Pagination } from './pagination.tsx'

const SIZES = '(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 100vw'

type Wanted = { readonly category: string | undefined; readonly tag: string | undefined; readonly page: number }

const queryOf = ({ category, tag, page }: Wanted): string => {
  const params = new URLSearchParams([
    ...(category ? [['category', category]] : []),
    ...(tag ? [['tag', tag]] : []),
    ...(page > 1 ? [['page', String(page)]] : []),
  ])
  return params.size === 0 ? '' : `?${params.toString()}`
}

export function ArticleListPage({ articles, page, pages, categories, category, tag, tags }: ArticleListData) {
  const { t } = useLingui()
  const { locale } = usePage()
  const wanted = { category: category?.slug, tag }
  const title = [category?.name, tag === undefined ? undefined : `#${tag}`].filter(Boolean).join(' ') || t`記事`
  const isWhole = category === undefined && tag === undefined
  return (
    <div className="page article-list-page">
      <PageHead
        title={page > 1 ? t`${title}（${page}ページ）` : title}
        description={category?.description ?? t`にゃんこ港のお知らせ、使い方、猫だより、開発日誌をお届けします。`}
        query={queryOf({ ...wanted, page })}
        noindex={tag !== undefined || articles.length === 0 || (category !== undefined && page > 1)}
        parents={isWhole && page === 1 ? [] : [{ name: t`記事`, path: '/article' }]}
        prev={page > 1 ? queryOf({ ...wanted, page: page - 1 }) : null}
        next={page < pages ? queryOf({ ...wanted, page: page + 1 }) : null}
      />
      <PageTitle title={title} language={languageOfText(title, locale)}>
        {category?.description && (
          <p className="title-note" lang={category.fallback.includes('description') ? 'ja' : undefined}>
            {category.description}
          </p>
        )}
      </PageTitle>
      <ArticleFilter categories={categories} category={category} tag={tag} tags={tags} />
      {articles.length === 0 ? (
        <NoArticles isWhole={isWhole} />
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
      {pages > 1 && <Pagination page={page} pages={pages} filter={wanted} />}
    </div>
  )
}

/** The empty state: no articles at all, or no matches. */
function NoArticles({ isWhole }: { readonly isWhole: boolean }) {
  return (
    <EmptyNotice>
      <p role="status">{isWhole ? <Trans>まだ記事がありません</Trans> : <Trans>条件に合う記事はまだありません。</Trans>}</p>
      {!isWhole && (
        <Link to="/article" search={{}} activeOptions={{ exact: true }} className="button-link">
          <Trans>条件をクリア</Trans>
        </Link>
      )}
    </EmptyNotice>
  )
}
