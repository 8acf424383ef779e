import { EmptyState } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { localizePath } from '@captain/locale'
import { usePlatform } from '../platform-context.ts'

/** For an account that belongs to no tenant yet: whom to ask. */
export const NoTenants = () => {
  const { locale } = usePlatform()
  return (
    <EmptyState
      kind="nothing"
      title={<Trans>所属テナントがありません</Trans>}
      action={
        <Button variant="default" component="a" href={localizePath('/contact', locale === 'en' ? 'en' : null)}>
          <Trans>運営に問い合わせる</Trans>
        </Button>
      }
    >
      <Trans>テナントの管理者に、メンバーへの追加を依頼してください。管理者がわからないときは、運営にお問い合わせください。</Trans>
    </EmptyState>
  )
}
