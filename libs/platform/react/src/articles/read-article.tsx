import { RichTextReadOnly } from '@captain/content-react/reading'
import type { DeliveredMedia } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { Trans } from '@lingui/react/macro'
import { ArticleFacts } from './article-facts.tsx'
import { ArticleNeighbours } from './article-neighbours.tsx'
import classes from './article.module.css'
import type { FullArticle } from './articles.ts'

const SIZES = '(min-width: 48em) 720px, 100vw'

const Cover = ({ media, alt }: { readonly media: DeliveredMedia; readonly alt: string }) => (
  <img
    className={classes.cover}
    src={media.url}
    srcSet={media.variants.map(({ url, width }) => `${url} ${width}w`).join(', ') || undefined}
    sizes={SIZES}
    width={media.width ?? undefined}
    height={media.height ?? undefined}
    alt={alt}
  />
)

/** The article itself: what it is called, what it is about, its text, and its neighbours. */
export const ReadArticle = ({ article, locale }: { readonly article: FullArticle; readonly locale: Locale }) => {
  const { title, lead, cover, coverAlt, body, prev, next, fallback } = article
  const languageOf = (field: string): Locale => (fallback.includes(field) ? 'ja' : locale)
  return (
    <article>
      <header className={classes.head}>
        <h1 className={classes.title} tabIndex={-1} data-page-heading lang={languageOf('title')}>
          {title}
        </h1>
        <ArticleFacts article={article} locale={locale} withAuthor />
      </header>
      {locale === 'en' && fallback.includes('body') && (
        <p className={classes.notice} role="note">
          <Trans>この記事は日本語でのみお読みいただけます。</Trans>
        </p>
      )}
      {cover !== null && <Cover media={cover} alt={coverAlt ?? cover.alt ?? ''} />}
      {lead !== null && (
        <p className={classes.lead} lang={languageOf('lead')}>
          {lead}
        </p>
      )}
      {body !== null && (
        <div className={classes.body}>
          <RichTextReadOnly document={body} locale={languageOf('body')} />
        </div>
      )}
      <ArticleNeighbours newer={prev} older={next} />
    </article>
  )
}
