import { titleOf, type AnyRecord } from '@captain/content-core'
import { useContent, useContentCache, useFailureText } from '@captain/content-react'
import { ListScreen, type RowAct } from '@captain/content-react/list'
import { useToasts } from '@captain/ui'
import { IconMailForward } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useWords } from '../use-words.ts'

const isInvited = (record: AnyRecord): boolean => record['accountState'] === 'invited'

/** The people, with an act that sends an invitation again to those who have not followed theirs. */
export const Screen = () => {
  const { contentType, client, locale } = useContent()
  const words = useWords()
  const toasts = useToasts()
  const cache = useContentCache()
  const describe = useFailureText()
  const rowActs = useMemo<readonly RowAct[]>(() => {
    const resend = async ({ id }: AnyRecord, name: string): Promise<void> => {
      const now = await client.get(id)
      if (!isInvited(now)) {
        toasts.info({ summary: words.hasJoined(name) })
        return
      }
      // Switching it on is what sends the mail.
      const off = now['sendInvitation'] === true ? await client.update(id, now.lockVersion, { sendInvitation: false }) : now
      await client.update(id, off.lockVersion, { sendInvitation: true })
      toasts.success({ summary: words.resent(name) })
    }
    const act = async (record: AnyRecord): Promise<void> => {
      const name = titleOf(contentType, record, locale)
      try {
        await resend(record, name)
      } catch (error) {
        toasts.error({ summary: words.notResent(name), detail: describe(error) })
      }
      await cache.refresh()
    }
    return [{ label: words.resend, icon: <IconMailForward size={16} />, act: (record) => void act(record), when: isInvited }]
  }, [contentType, client, locale, words, toasts, cache, describe])
  return <ListScreen rowActs={rowActs} />
}
