import type { AdminAccount } from '@captain/auth-core'
import { Trans } from '@lingui/react/macro'

/** The role of an account in words. */
export const RoleWord = ({ role }: Pick<AdminAccount, 'role'>) => (role === 'admin' ? <Trans>システム管理者</Trans> : <Trans>一般</Trans>)
