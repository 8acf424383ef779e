import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { colorClass } from '../../document/color-rules.ts'
import { languageOfText } from '../language-of-text.ts'
import { usePage } from '../../document/page-context.ts'
import type { ArticleListData } from './load-article-list.ts'

type ArticleFilterProps = Pick<ArticleListData, 'categories' | 'category' | 'tag' | 'tags'>

/** Categories and tags, each a link to the filtered list. Choosing one keeps the other. */
export function ArticleFilter({ categories, category, tag, tags }: ArticleFilterProps) {
  const { t } = useLingui()
  return (
    <div className="article-filter">
      {categories.length > 0 && (
        <nav className="chips" aria-label={t`記事のカテゴリー`}>
          <Link
            to="/article"
            search={{ tag }}
            activeOptions={{ exact: true }}
            className="chip"
            aria-current={category === undefined ? 'page' : undefined}
          >
            <Trans>すべて</Trans>
          </Link>
          {categories.map((one) => (
            <Link
              key={one.id}
              to="/article"
              search={{ category: one.slug, tag }}
              activeOptions={{ exact: true }}
              className={`chip ${colorClass(one.color)}`}
              aria-current={one.id === category?.id ? 'page' : undefined}
              lang={one.fallback.includes('name') ? 'ja' : undefined}
            >
              {one.name}
            </Link>
          ))}
        </nav>
      )}
      <TagFilter category={category?.slug} tag={tag} tags={tags} />
    </div>
  )
}

type TagFilterProps = { readonly category: string | undefined; readonly tag: string | undefined; readonly tags: readonly string[] }

function TagFilter({ category, tag, tags }: TagFilterProps) {
  const { t } = useLingui()
  const { locale } = usePage()
  const offered = tag === undefined || tags.includes(tag) ? tags : [tag, ...tags]
  if (offered.length === 0) return null
  return (
    <nav className="tag-filter" aria-label={t`記事のタグ`}>
      {offered.map((one) => (
        <Link
          key={one}
          to="/article"
          search={{ category, tag: one === tag ? undefined : one }}
          activeOptions={{ exact: true }}
          className="tag-link"
          aria-current={one === tag ? 'true' : undefined}
          aria-label={one === tag ? t`#${one} の絞り込みを解除` : undefined}
          lang={languageOfText(one, locale)}
        >
          #{one}
        </Link>
      ))}
    </nav>
  )
}
