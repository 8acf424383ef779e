import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { outline } from '@captain/rich-text-core'
import { RichTextView } from '@captain/rich-text-react'
import type { Article } from '../../delivery/types.ts'
import { usePage } from '../../document/page-context.ts'
import { CategoryLabel } from '../category-label.tsx'
import { languageOfText } from '../language-of-text.ts'
import { Picture } from '../picture.tsx'
import { ArticleMeta } from './article-meta.tsx'
import { Contents } from './contents.tsx'

const COVER_SIZES = '(min-width: 72rem) 70rem, 100vw'

/** Headings below which a list of contents only repeats the page. */
const MIN_ENTRIES = 2

type ArticleViewProps = { readonly article: Article; readonly categoryColor: string | null }

/** An article as its readers see it; the preview shows drafts by the same hand. */
export function ArticleView({ article, categoryColor }: ArticleViewProps) {
  const { locale } = usePage()
  const languageOf = (field: string) => (article.fallback.includes(field) ? 'ja' : locale)
  const entries = article.body ? outline(article.body) : []
  const onlyJapanese = locale === 'en' && article.fallback.includes('body')
  return (
    <article className="article">
      <header className="article-head">
        {article.category && <CategoryLabel name={article.category.title} color={categoryColor} />}
        <h1 className="article-title" lang={languageOf('title')}>
          {article.title}
        </h1>
        <ArticleMeta article={article} />
      </header>
      {article.cover && (
        <div className="article-cover">
          <Picture media={article.cover} alt={article.coverAlt ?? article.cover.alt ?? ''} sizes={COVER_SIZES} first />
        </div>
      )}
      <div className="article-columns">
        {entries.length >= MIN_ENTRIES && <Contents entries={entries} language={languageOf('body')} />}
        <div className="article-body">
          {onlyJapanese && (
            <p className="language-notice" role="note">
              <Trans>この記事は日本語でのみお読みいただけます</Trans>
            </p>
          )}
          {article.lead && (
            <p className="article-lead" lang={languageOf('lead')}>
              {article.lead}
            </p>
          )}
          {article.body && <RichTextView document={article.body} locale={languageOf('body')} />}
          <Tags tags={article.tags ?? []} />
        </div>
      </div>
    </article>
  )
}

function Tags({ tags }: { readonly tags: readonly string[] }) {
  const { t } = useLingui()
  const { locale } = usePage()
  if (tags.length === 0) return null
  return (
    <ul className="article-tags" aria-label={t`タグ`}>
      {tags.map((tag) => (
        <li key={tag} lang={languageOfText(tag, locale)}>
          <Link to="/article" search={{ tag }} className="tag-link">
            #{tag}
          </Link>
        </li>
      ))}
    </ul>
  )
}
