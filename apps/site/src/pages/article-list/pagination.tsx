import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ArticleFilter } from '../../delivery/articles.ts'
import { pageNumbers } from './page-numbers.ts'

type PaginationProps = { readonly page: number; readonly pages: number; readonly filter: ArticleFilter }

export function Pagination({ page, pages, filter }: PaginationProps) {
  const { t } = useLingui()
  const searchOf = (number: number) => ({ ...filter, page: number === 1 ? undefined : String(number) })
  return (
    <nav className="pagination" aria-label={t`ページ送り`}>
      {page > 1 && (
        <Link to="/article" search={searchOf(page - 1)} activeOptions={{ exact: true }} rel="prev" className="page-step">
          <Trans>前のページ</Trans>
        </Link>
      )}
      <ol>
        {pageNumbers(page, pages).map((number, place, all) => (
          <li key={number ?? `after-${all[place - 1]}`}>
            {number === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                to="/article"
                search={searchOf(number)}
                activeOptions={{ exact: true }}
                aria-label={t`${number}ページ`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link to="/article" search={searchOf(page + 1)} activeOptions={{ exact: true }} rel="next" className="page-step">
          <Trans>次のページ</Trans>
        </Link>
      )}
    </nav>
  )
}
