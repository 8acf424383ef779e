import { EmptyState, ErrorState, ListSkeleton } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { usePlatform } from '../platform-context.ts'
import { ArticleItem } from './article-item.tsx'
import classes from './articles.module.css'
import type { Article } from './articles.ts'

type ArticleRowsProps = {
  readonly answer: Pick<
    UseInfiniteQueryResult<unknown>,
    'error' | 'refetch' | 'isFetching' | 'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage'
  >
  /** Undefined until the response arrives. */
  readonly items: readonly Article[] | undefined
  readonly isNarrowed: boolean
  readonly onClear: () => void
}

/** The articles with a button for older ones, or the loading, error or empty state. */
export const ArticleRows = ({ answer, items, isNarrowed, onClear }: ArticleRowsProps) => {
  const { t } = useLingui()
  const { locale, describeFailure: describe } = usePlatform()
  const clear = (
    <Button variant="default" onClick={onClear}>
      <Trans>条件をすべて解除</Trans>
    </Button>
  )
  const { error, isFetching } = answer
  if (items === undefined) {
    if (error === null) return <ListSkeleton rows={6} columns={2} />
    return (
      <ErrorState title={<Trans>記事を読み込めませんでした</Trans>} onRetry={() => void answer.refetch()} retrying={isFetching}>
        {describe(error)}
      </ErrorState>
    )
  }
  if (items.length === 0) {
    return isNarrowed ? (
      <EmptyState kind="no-match" title={<Trans>条件に合う記事はありません</Trans>} action={clear}>
        <Trans>検索する言葉を変えるか、絞り込みを減らしてください。</Trans>
      </EmptyState>
    ) : (
      <EmptyState kind="nothing" title={<Trans>スタッフ向けの記事はまだありません</Trans>}>
        <Trans>運営からのお知らせや手順が公開されると、ここに並びます。</Trans>
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={classes.list} aria-label={t({ message: '記事', context: '記事の一覧' })}>
        {items.map((article) => (
          <ArticleItem key={article.id} article={article} locale={locale} />
        ))}
      </ul>
      {error !== null && (
        <p className={classes.stale} role="alert">
          <Trans>最新の記事を読み込めませんでした。</Trans> {describe(error)}
        </p>
      )}
      {answer.hasNextPage && (
        <div className={classes.more}>
          <Button variant="default" onClick={() => void answer.fetchNextPage()} loading={answer.isFetchingNextPage}>
            <Trans>以前の記事を表示</Trans>
          </Button>
        </div>
      )}
    </>
  )
}
