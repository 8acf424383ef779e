import { HttpError } from '@captain/http-core'
import { ErrorState, FormSkeleton } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useFailureText } from '../../../integrations/use-failure-text.ts'
import { PageTitle } from '../../../navigation/page-title.tsx'
import { useLocale } from '../../../navigation/use-locale.ts'
import { NotFoundPage } from '../../../shell/not-found-page.tsx'
import { ReadArticle } from './read-article.tsx'
import classes from './article.module.css'
import { articleQuery } from './articles.ts'
import { useReadMark } from './use-read-mark.ts'

const route = getRouteApi('/captain/captain/article/$slug')

/** One staff article. Shows a 404 if it is not addressed to the reader. */
export const ArticlePage = () => {
  const { slug } = route.useParams()
  const locale = useLocale()
  const describe = useFailureText()
  const { data: article, error, refetch, isFetching } = useQuery(articleQuery(locale, slug))
  useReadMark(article)
  if (article === undefined && error instanceof HttpError && error.status === 404) return <NotFoundPage />
  return (
    <div className={classes.page}>
      <p className={classes.back}>
        <Link to="/captain/article">
          <Trans>記事の一覧へ戻る</Trans>
        </Link>
      </p>
      {article !== undefined && (
        <>
          <PageTitle title={article.title} />
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
