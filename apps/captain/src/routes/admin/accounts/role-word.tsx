import type { AdminAccount } from '@captain/auth-core'
import { Trans } from '@lingui/react/macro'

/** The label of an account's role. */
export const RoleWord = ({ role }: Pick<AdminAccount, 'role'>) => (role === 'admin' ? <Trans>システム管理者</Trans> : <Trans>一般</Trans>)
