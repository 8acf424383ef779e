import { joinWords } from '@captain/locale'
import { useContent } from '@captain/content-react'
import { useLingui } from '@lingui/react/macro'
import type { Member } from './use-landing-status.ts'

const ROLES = ['owner', 'editor', 'viewer'] as const
const NAMED = 6

/** The number of members, and their names by role. */
export const MemberNames = ({ members }: { readonly members: readonly Member[] }) => {
  const { t } = useLingui()
  const { locale } = useContent()
  const roles = { owner: t`管理者`, editor: t`編集者`, viewer: t`閲覧者` }
  return (
    <>
      <span>{t`${{ count: members.length }}人`}</span>
      {ROLES.map((role) => {
        const names = members.filter((member) => member.role === role).map(({ name }) => name)
        if (names.length === 0) return null
        const shown = names.length > NAMED ? t`${{ count: names.length }}人` : joinWords(locale, names)
        return <small key={role}>{t`${{ label: roles[role] }}：${{ value: shown }}`}</small>
      })}
    </>
  )
}
