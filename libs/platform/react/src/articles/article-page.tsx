import { HttpError } from '@captain/http-core'
import { ErrorState, FormSkeleton } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePlatform } from '../platform-context.ts'
import { ReadArticle } from './read-article.tsx'
import classes from './article.module.css'
import { articleQuery } from './articles.ts'
import { useReadMark } from './use-read-mark.ts'

type ArticlePageProps = {
  readonly slug: string
  /** The page for an article that is not there, or not addressed to the reader. */
  readonly notFound: ReactNode
  /** Names the window after the article. */
  readonly renderTitle: (title: string) => ReactNode
}

/** One staff article. Shows a 404 if it is not addressed to the reader. */
export const ArticlePage = ({ slug, notFound, renderTitle }: ArticlePageProps) => {
  const { http, locale, describeFailure: describe } = usePlatform()
  const { data: article, error, refetch, isFetching } = useQuery(articleQuery(http, locale, slug))
  useReadMark(article)
  if (article === undefined && error instanceof HttpError && error.status === 404) return notFound
  return (
    <div className={classes.page}>
      <p className={classes.back}>
        <Link to="/captain/article">
          <Trans>記事の一覧へ戻る</Trans>
        </Link>
      </p>
      {article !== undefined && (
        <>
          {renderTitle(article.title)}
          <ReadArticle article={article} locale={locale} />
        </>
      )}
      {article === undefined && error === null && <FormSkeleton />}
      {article === undefined && error !== null && (
        <ErrorState title={<Trans>記事を読み込めませんでした</Trans>} onRetry={() => void refetch()} retrying={isFetching}>
          {describe(error)}
        </ErrorState>
      )}
    </div>
  )
}
