import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { localizePath } from '@captain/locale'
import { usePage } from '../../document/page-context.ts'
import type { FaqData } from './load-faq.ts'

type FaqFilterProps = Pick<FaqData, 'q' | 'category' | 'categories' | 'names'>

/** Search and categories. A GET form, which needs no script. */
export function FaqFilter({ q, category, categories, names }: FaqFilterProps) {
  const { t } = useLingui()
  const { prefix } = usePage()
  return (
    <div className="faq-filter">
      <search>
        <form className="search-form" action={localizePath('/faq', prefix)} method="get">
          {category !== undefined && <input type="hidden" name="category" value={category} />}
          <label htmlFor="faq-search">
            <Trans>質問をさがす</Trans>
          </label>
          <div className="search-row">
            <input id="faq-search" type="search" name="q" defaultValue={q} maxLength={100} autoComplete="off" enterKeyHint="search" />
            <button type="submit">
              <Trans>さがす</Trans>
            </button>
          </div>
        </form>
      </search>
      <nav className="chips" aria-label={t`質問のカテゴリー`}>
        <Link
          to="/faq"
          search={{ q }}
          activeOptions={{ exact: true }}
          className="chip"
          aria-current={category === undefined ? 'page' : undefined}
        >
          <Trans>すべて</Trans>
        </Link>
        {categories.map((name) => (
          <Link
            key={name}
            to="/faq"
            search={{ q, category: name }}
            activeOptions={{ exact: true }}
            className="chip"
            aria-current={category === name ? 'page' : undefined}
          >
            {names[name] ?? name}
          </Link>
        ))}
      </nav>
    </div>
  )
}
