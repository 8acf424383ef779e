import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { localizePath } from '@captain/locale'
import { usePage } from '../../document/page-context.ts'
import { EmptyNotice } from '../empty-notice.tsx'

/** The empty state: no questions at all, or no matches. */
export function NoQuestions({ q, none }: { readonly q: string | undefined; readonly none: boolean }) {
  const { prefix } = usePage()
  if (none) {
    return (
      <EmptyNotice>
        <p>
          <Trans>よくある質問は準備中です</Trans>
        </p>
        <a className="button-link" href={localizePath('/contact', prefix)}>
          <Trans>お問い合わせ</Trans>
        </a>
      </EmptyNotice>
    )
  }
  return (
    <EmptyNotice>
      <p role="status">
        {q === undefined ? (
          <Trans>このカテゴリーの質問はまだありません。</Trans>
        ) : (
          <Trans>「{q}」に一致する質問は見つかりませんでした。</Trans>
        )}
      </p>
      <Link to="/faq" search={{}} activeOptions={{ exact: true }} className="button-link">
        <Trans>条件をクリア</Trans>
      </Link>
    </EmptyNotice>
  )
}
