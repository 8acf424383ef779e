import { titleOf, type AnyRecord } from '@captain/content-core'
import { useContent, useContentCache, useFailureText } from '@captain/content-react'
import { useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'

/** Whether a person has an invitation and has not used it yet. */
export const isInvited = (record: AnyRecord): boolean => record['accountState'] === 'invited'

/** Sends a person's invitation again and reports the result. */
export const useResend = (): ((record: AnyRecord) => Promise<void>) => {
  const { contentType, client, locale } = useContent()
  const { t } = useLingui()
  const toasts = useToasts()
  const cache = useContentCache()
  const describe = useFailureText()
  return useMemo(() => {
    const resend = async ({ id }: AnyRecord, name: string): Promise<void> => {
      const now = await client.get(id)
      if (!isInvited(now)) {
        toasts.info({ summary: t`「${name}」はすでに利用を始めています` })
        return
      }
      // Setting the switch sends the mail.
      const off = now['sendInvitation'] === true ? await client.update(id, now.lockVersion, { sendInvitation: false }) : now
      await client.update(id, off.lockVersion, { sendInvitation: true })
      toasts.success({ summary: t`「${name}」に招待メールを再送しました` })
    }
    return async (record) => {
      const name = titleOf(contentType, record, locale)
      try {
        await resend(record, name)
      } catch (error) {
        toasts.error({ summary: t`「${name}」に招待メールを再送できませんでした`, detail: describe(error) })
      }
      await cache.refresh()
    }
  }, [contentType, client, locale, t, toasts, cache, describe])
}
