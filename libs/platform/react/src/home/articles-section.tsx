import { ListSkeleton } from '@captain/ui'
import { Plural, Trans } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArticleFacts } from '../articles/article-facts.tsx'
import { articlesQuery, type Article } from '../articles/articles.ts'
import { usePlatform } from '../platform-context.ts'
import classes from './rows.module.css'
import sectionClasses from './home.module.css'
import { QueryResult, HomeSection } from './section.tsx'

/** Maximum number of unread articles shown; the list has the rest. */
const SHOWN = 4

const RANKS: Readonly<Record<string, number>> = { urgent: 0, notice: 1 }
const rankOf = ({ importance }: Article): number => RANKS[importance ?? ''] ?? 2

/** Unread staff articles of this account, urgent ones first. */
export const ArticlesSection = () => {
  const { http, locale } = usePlatform()
  const query = useInfiniteQuery({
    ...articlesQuery(http, locale, { q: '', category: '', unread: true }),
    select: ({ pages }) => ({ items: pages.flatMap(({ items }) => items), unread: pages.at(-1)?.unread ?? 0 }),
  })
  const unread = query.data?.unread ?? 0
  return (
    <HomeSection
      title={<Trans>運営からのお知らせ</Trans>}
      place="second"
      aside={
        <Link className={sectionClasses.more} to="/captain/article" search={unread > 0 ? { unread: true } : {}}>
          {unread > 0 ? <Plural value={unread} other="未読 #件" /> : <Trans>すべて見る</Trans>}
        </Link>
      }
    >
      <QueryResult query={query} skeleton={<ListSkeleton rows={2} columns={1} />} failed={<Trans>お知らせを読み込めませんでした</Trans>}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={classes.nothing}>
              <Trans>未読のお知らせはありません。</Trans>
            </p>
          ) : (
            <ul className={classes.rows}>
              {items
                .toSorted((one, other) => rankOf(one) - rankOf(other))
                .slice(0, SHOWN)
                .map((article) => (
                  <li key={article.id} className={sectionClasses.article}>
                    <Link
                      to="/captain/article/$slug"
                      params={{ slug: article.slug }}
                      lang={article.fallback.includes('title') ? 'ja' : undefined}
                    >
                      {article.title}
                    </Link>
                    <ArticleFacts article={article} locale={locale} />
                  </li>
                ))}
            </ul>
          )
        }
      </QueryResult>
    </HomeSection>
  )
}
