import { Trans, useLingui } from '@lingui/react/macro'
import { formatLongDate } from '@captain/locale'
import { readingMinutes } from '@captain/rich-text-core/reading-minutes'
import type { Article } from '../../delivery/types.ts'
import { usePage } from '../../document/page-context.ts'

/** Date, author and reading time of an article, in the displayed language. */
export function ArticleMeta({ article }: { readonly article: Article }) {
  const { t } = useLingui()
  const { locale } = usePage()
  const shown = article.fallback.includes('body') ? 'ja' : locale
  const minutes = article.body ? readingMinutes(article.body, shown) : null
  return (
    <dl className="article-meta">
      {article.publishFrom && (
        <div>
          <dt className="visually-hidden">
            <Trans>公開日</Trans>
          </dt>
          <dd>
            <time dateTime={article.publishFrom}>{formatLongDate(locale, article.publishFrom)}</time>
          </dd>
        </div>
      )}
      {article.authorName && (
        <div>
          <dt>
            <Trans>文</Trans>
          </dt>
          <dd lang={article.fallback.includes('authorName') ? 'ja' : undefined}>{article.authorName}</dd>
        </div>
      )}
      {minutes !== null && (
        <div>
          <dt className="visually-hidden">
            <Trans>読了目安</Trans>
          </dt>
          <dd>{t`約${minutes}分で読めます`}</dd>
        </div>
      )}
    </dl>
  )
}
