import { joinWords } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import { IconUserEdit } from '@tabler/icons-react'
import { useContent } from '../../content-context.tsx'
import classes from './presence.module.css'
import { usePresence } from './use-presence.ts'

const NAMED = 2

/** Shows the other users who are editing the record now. */
export const Presence = ({ id }: { readonly id: string }) => {
  const { t } = useLingui()
  const { locale } = useContent()
  const others = usePresence(id)
  const names = joinWords(
    locale,
    others.slice(0, NAMED).map(({ name }) => t`${name}さん`),
  )
  const more = others.length - NAMED
  return (
    <span role="status" className={classes.root}>
      {others.length > 0 && (
        <>
          <IconUserEdit size={15} aria-hidden />
          {more > 0 ? t`${names}とほか${more}人が編集中` : t`${names}が編集中`}
        </>
      )}
    </span>
  )
}
