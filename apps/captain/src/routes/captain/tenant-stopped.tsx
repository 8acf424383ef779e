import { EmptyState, PageHeader } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { tenantsQuery } from '../../api.ts'
import { PageTitle } from '../../navigation/page-title.tsx'
import classes from './tenant-stopped.module.css'

type TenantStoppedProps = {
  readonly name: string
  /** What is wrong in the declaration; null for those who cannot have it mended. */
  readonly reason: string | null
}

/** Replaces all screens of a tenant that does not run; owners read why. */
export const TenantStopped = ({ name, reason }: TenantStoppedProps) => {
  const router = useRouter()
  const queryClient = useQueryClient()
  const retry = async () => {
    await queryClient.invalidateQueries({ queryKey: tenantsQuery.queryKey })
    await router.invalidate()
  }
  return (
    <>
      <PageTitle title={name} />
      <PageHeader title={name} />
      <EmptyState
        kind="nothing"
        title={<Trans>このテナントは停止しています</Trans>}
        action={
          <>
            <Button variant="default" onClick={() => void retry()}>
              <Trans>もう一度読み込む</Trans>
            </Button>
            <Button variant="default" component={Link} to="/captain/tenant">
              <Trans>ほかのテナントを見る</Trans>
            </Button>
          </>
        }
      >
        <Trans>コンテンツの定義の確認または変更が済むまでお待ちください。保存済みのデータはそのまま残っています。</Trans>
        {reason === null ? (
          <p className={classes.contact}>
            <Trans>管理者または開発の担当者にご連絡ください。</Trans>
          </p>
        ) : (
          <>
            <p className={classes.contact}>
              <Trans>開発の担当者に次の内容をお伝えください。</Trans>
            </p>
            <pre className={classes.reason}>{reason}</pre>
          </>
        )}
      </EmptyState>
    </>
  )
}
