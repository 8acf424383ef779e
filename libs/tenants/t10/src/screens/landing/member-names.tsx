import { joinWords } from '@captain/locale'
import { useContent } from '@captain/content-react'
import { useWords } from '../use-words.ts'
import classes from './panels.module.css'
import type { Member } from './use-standing.ts'

const ROLES = ['owner', 'editor', 'viewer'] as const
const NAMED = 6

/** How many work on the tenant, and who, by what they may do. */
export const MemberNames = ({ members }: { readonly members: readonly Member[] }) => {
  const words = useWords()
  const { locale } = useContent()
  return (
    <>
      <span>{words.memberCount(members.length)}</span>
      {ROLES.map((role) => {
        const names = members.filter((member) => member.role === role).map(({ name }) => name)
        if (names.length === 0) return null
        const shown = names.length > NAMED ? words.memberCount(names.length) : joinWords(locale, names)
        return (
          <small key={role} className={classes.people}>
            {words.listed(words.roles[role], shown)}
          </small>
        )
      })}
    </>
  )
}
