import type { FieldAccess, TypeRight } from '@captain/auth-core'
import { useLingui } from '@lingui/react/macro'

/** Returns the names of the rights. */
export const useRightNames = (): Readonly<Record<TypeRight, string>> => {
  const { t } = useLingui()
  return {
    read: t`閲覧`,
    export: t`CSV保存`,
    create: t`作成`,
    update: t`編集`,
    delete: t`削除`,
    publish: t({ message: '公開', context: '役割の権限' }),
    process: t({ message: '対応', context: '役割の権限' }),
  }
}

/** Returns the names of what a role may do with a field. */
export const useAccessNames = (): Readonly<Record<FieldAccess, string>> => {
  const { t } = useLingui()
  return { write: t`編集できる`, read: t`閲覧のみ`, hidden: t`表示しない` }
}
