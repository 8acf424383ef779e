import type { MemberRole } from '@captain/auth-core'
import { Trans } from '@lingui/react/macro'

/** The label of an account's role in a tenant. */
export const RoleName = ({ role }: { readonly role: MemberRole }) => {
  switch (role) {
    case 'owner':
      return <Trans>管理者</Trans>
    case 'editor':
      return <Trans>編集者</Trans>
    case 'viewer':
      return <Trans>閲覧者</Trans>
  }
}
