import { EmptyState, PageHeader } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import { PageTitle } from '../../navigation/page-title.tsx'
import { useLocale } from '../../navigation/use-locale.ts'

const tenantRoute = getRouteApi('/captain/captain/tenant/$tenant')

/** A tenant's own page while it has no content types. */
export const TenantWithoutContent = () => {
  const { tenant } = tenantRoute.useLoaderData()
  const name = tenant.names[useLocale()]
  return (
    <>
      <PageTitle title={name} />
      <PageHeader title={name} />
      <EmptyState
        kind="nothing"
        title={<Trans>このテナントは準備中です</Trans>}
        action={
          <Button variant="default" component={Link} to="/captain/tenant">
            <Trans>ほかのテナントを見る</Trans>
          </Button>
        }
      >
        <Trans>管理できるコンテンツは、まだありません。</Trans>
      </EmptyState>
    </>
  )
}
