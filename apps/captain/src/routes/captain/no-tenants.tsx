import { EmptyState } from '@captain/ui'
import { Trans } from '@lingui/react/macro'

/** For an account that belongs to no tenant yet. */
export const NoTenants = () => (
  <EmptyState kind="nothing" title={<Trans>所属テナントがありません</Trans>}>
    <Trans>テナントの管理者に、メンバーへの追加を依頼してください。</Trans>
  </EmptyState>
)
