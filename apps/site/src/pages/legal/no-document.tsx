import { Trans } from '@lingui/react/macro'
import type { LegalName } from '../../delivery/legal.ts'
import { PageHead } from '../../document/page-head.tsx'
import { EmptyNotice } from '../empty-notice.tsx'
import { PageTitle } from '../page-title.tsx'

/** A document without a version in force: a notice is not required then, other documents are being prepared. */
export function NoDocument({ name, title }: { readonly name: LegalName; readonly title: string }) {
  return (
    <div className="page legal-page">
      <PageHead title={title} noindex />
      <PageTitle title={title} />
      <EmptyNotice>
        <p>{name === 'tokusho' ? <Trans>現在、表示対象の販売はありません</Trans> : <Trans>準備中です</Trans>}</p>
      </EmptyNotice>
    </div>
  )
}
