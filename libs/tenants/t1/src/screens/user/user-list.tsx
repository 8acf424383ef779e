import { ListScreen, type RowAct } from '@captain/content-react/list'
import { IconMailForward } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useWords } from '../use-words.ts'
import { isInvited, useResend } from './use-resend.ts'

/** The people, with an act that sends an invitation again to those who have not followed theirs. */
export const Screen = () => {
  const words = useWords()
  const resend = useResend()
  const rowActs = useMemo<readonly RowAct[]>(
    () => [{ label: words.resend, icon: <IconMailForward size={16} />, act: (record) => void resend(record), when: isInvited }],
    [words, resend],
  )
  return <ListScreen rowActs={rowActs} />
}
