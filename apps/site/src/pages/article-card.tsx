import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatLongDate } from '@captain/locale'
import type { ArticleCard as Card } from '../delivery/types.ts'
import { usePage } from '../document/page-context.ts'
import { EmptyCover } from '../drawing/empty-cover.tsx'
import { CategoryLabel } from './category-label.tsx'
import { Picture } from './picture.tsx'

type ArticleCardProps = {
  readonly article: Card
  readonly categoryColor: string | null
  readonly sizes: string
  readonly headingLevel?: 2 | 3
  readonly lead?: boolean
  readonly first?: boolean
}

/** An article in a list. The title is the only link; it covers the card. */
export function ArticleCard({ article, categoryColor, sizes, headingLevel = 2, lead = false, first = false }: ArticleCardProps) {
  const { t } = useLingui()
  const { locale } = usePage()
  const Heading = `h${headingLevel}` as const
  const language = article.fallback.includes('title') ? 'ja' : undefined
  const minutes = article.readingMinutes ?? null
  return (
    <article className="article-card">
      <div className="card-cover">
        {article.cover ? <Picture media={article.cover} alt="" sizes={sizes} first={first} /> : <EmptyCover />}
      </div>
      <div className="card-words">
        {article.category && <CategoryLabel name={article.category.title} color={categoryColor} />}
        <Heading className="card-title" lang={language}>
          <Link to="/article/$slug" params={{ slug: article.slug ?? '' }}>
            {article.title}
          </Link>
        </Heading>
        {lead && article.lead && (
          <p className="card-lead" lang={article.fallback.includes('lead') ? 'ja' : undefined}>
            {article.lead}
          </p>
        )}
        <p className="card-meta">
          {article.publishFrom && <time dateTime={article.publishFrom}>{formatLongDate(locale, article.publishFrom)}</time>}
          {locale === 'en' && language === 'ja' && (
            <span className="card-language">
              <Trans>日本語のみ</Trans>
            </span>
          )}
          {minutes !== null && <span>{t`約${minutes}分で読めます`}</span>}
        </p>
      </div>
    </article>
  )
}
