import { formatDate, type Locale } from '@captain/locale'
import { Plural, Trans } from '@lingui/react/macro'
import classes from './articles.module.css'
import type { Article } from './articles.ts'
import { ImportanceMark } from './importance-mark.tsx'

type ArticleFactsProps = { readonly article: Article; readonly locale: Locale; readonly withAuthor?: boolean }

/** Urgency, category, date and reading time of an article. */
export const ArticleFacts = ({ article, locale, withAuthor = false }: ArticleFactsProps) => {
  const { importance, category, publishFrom, readingMinutes, authorName, fallback } = article
  return (
    <span className={classes.facts}>
      <ImportanceMark importance={importance} />
      {category !== null && <span>{category.title}</span>}
      <time dateTime={publishFrom}>{formatDate(publishFrom)}</time>
      {readingMinutes !== null && (
        <span>
          <Plural value={readingMinutes} other="約#分" />
        </span>
      )}
      {withAuthor && authorName !== null && <span lang={fallback.includes('authorName') ? 'ja' : locale}>{authorName}</span>}
      {locale === 'en' && fallback.includes('title') && (
        <span>
          <Trans>日本語のみ</Trans>
        </span>
      )}
    </span>
  )
}
