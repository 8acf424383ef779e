import type { MemberRole } from '@captain/auth-core'
import { useLingui } from '@lingui/react/macro'

/** Returns the labels of an account's roles in a tenant. */
export const useRoleNames = (): Readonly<Record<MemberRole, string>> => {
  const { t } = useLingui()
  return { owner: t`管理者`, editor: t`編集者`, viewer: t`閲覧者` }
}
