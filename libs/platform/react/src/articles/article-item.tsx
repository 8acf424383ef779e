import type { Locale } from '@captain/locale'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ArticleFacts } from './article-facts.tsx'
import classes from './articles.module.css'
import type { Article } from './articles.ts'

/** Width of the smallest variant that is sharp in a list, in px. */
const THUMBNAIL = 320

const thumbnailOf = ({ cover }: Article): string | null =>
  cover === null ? null : (cover.variants.find(({ width }) => width === THUMBNAIL)?.url ?? cover.url)

/** One article of the list. A dot and a label mark it as unread. */
export const ArticleItem = ({ article, locale }: { readonly article: Article; readonly locale: Locale }) => {
  const { slug, title, lead, readAt, fallback } = article
  const thumbnail = thumbnailOf(article)
  const languageOf = (field: string) => (fallback.includes(field) ? 'ja' : locale)
  return (
    <li className={classes.item} data-unread={readAt === null}>
      <Link className={classes.link} to="/captain/article/$slug" params={{ slug }}>
        <span className={classes.words}>
          <span className={classes.title} lang={languageOf('title')}>
            {readAt === null && (
              <span className={classes.unread}>
                <span className={classes.unreadWord}>
                  <Trans>未読</Trans>
                </span>
              </span>
            )}
            {title}
          </span>
          {lead !== null && (
            <span className={classes.lead} lang={languageOf('lead')}>
              {lead}
            </span>
          )}
          <ArticleFacts article={article} locale={locale} />
        </span>
        {thumbnail !== null && <img className={classes.thumbnail} src={thumbnail} alt="" loading="lazy" width={128} height={72} />}
      </Link>
    </li>
  )
}
