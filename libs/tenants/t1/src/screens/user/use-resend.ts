import { titleOf, type AnyRecord } from '@captain/content-core'
import { useContent, useContentCache, useFailureText } from '@captain/content-react'
import { useToasts } from '@captain/ui'
import { useMemo } from 'react'
import { useWords } from '../use-words.ts'

/** Whether somebody has been sent an invitation and not followed it yet. */
export const isInvited = (record: AnyRecord): boolean => record['accountState'] === 'invited'

/** Sends a person's invitation again and says what came of it. */
export const useResend = (): ((record: AnyRecord) => Promise<void>) => {
  const { contentType, client, locale } = useContent()
  const words = useWords()
  const toasts = useToasts()
  const cache = useContentCache()
  const describe = useFailureText()
  return useMemo(() => {
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
    return async (record) => {
      const name = titleOf(contentType, record, locale)
      try {
        await resend(record, name)
      } catch (error) {
        toasts.error({ summary: words.notResent(name), detail: describe(error) })
      }
      await cache.refresh()
    }
  }, [contentType, client, locale, words, toasts, cache, describe])
}
