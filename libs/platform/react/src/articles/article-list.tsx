import { FilterLine } from '@captain/content-react/list-kit'
import { PageHeader } from '@captain/ui'
import { Plural, Trans } from '@lingui/react/macro'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { usePlatform } from '../platform-context.ts'
import { ArticleFilters } from './article-filters.tsx'
import { ArticleRows } from './article-rows.tsx'
import classes from './articles.module.css'
import { articlesQuery } from './articles.ts'
import { ReadAllButton } from './read-all-button.tsx'
import { useArticleSearch } from './use-article-search.ts'

/** Staff articles of the platform, newest first. */
export const ArticleList = () => {
  const { http, locale } = usePlatform()
  const { search, change, clear, isNarrowed } = useArticleSearch()
  const answer = useInfiniteQuery({ ...articlesQuery(http, locale, search), placeholderData: keepPreviousData })
  const pages = answer.data?.pages
  const newest = pages?.at(-1)
  const articles = newest?.count
  const unread = newest?.unread ?? 0
  return (
    <div className={classes.page}>
      <PageHeader
        title={<Trans>スタッフ向け記事</Trans>}
        count={articles === undefined ? undefined : <Plural value={articles} other="#件" />}
        meta={unread === 0 ? undefined : <Plural value={unread} other="未読が#件あります。" />}
        actions={unread === 0 ? undefined : <ReadAllButton />}
      />
      <FilterLine q={search.q} onSearch={(q) => change({ q }, { replace: true })} isNarrowed={isNarrowed} onClear={clear}>
        <ArticleFilters search={search} categories={newest?.categories ?? []} onChange={change} />
      </FilterLine>
      <ArticleRows answer={answer} items={pages?.flatMap(({ items }) => items)} isNarrowed={isNarrowed} onClear={clear} />
    </div>
  )
}
