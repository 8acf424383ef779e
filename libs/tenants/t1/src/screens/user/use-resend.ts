import { titleOf, type ListedRecordOf } from '@captain/content-core'
import { useContent, useContentCache, useFailureText, useTenant } from '@captain/content-react'
import { useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { user } from '../../content-types/user.ts'
import { tenant } from '../../tenant.ts'

export type User = ListedRecordOf<typeof user>

/** Whether a person has an invitation and has not used it yet. */
export const isInvited = ({ accountState }: User): boolean => accountState === 'invited'

/** Sends a person's invitation again and reports the result. */
export const useResend = (): ((record: User) => Promise<void>) => {
  const { locale } = useContent()
  const client = useTenant(tenant).client.user
  const { t } = useLingui()
  const toasts = useToasts()
  const cache = useContentCache()
  const describe = useFailureText()
  return useMemo(() => {
    const resend = async ({ id }: User, name: string): Promise<void> => {
      const now = await client.get(id)
      if (!isInvited(now)) {
        toasts.info({ summary: t`「${name}」はすでに利用を始めています` })
        return
      }
      // Setting the switch sends the mail.
      const off = now.sendInvitation ? await client.update(id, now.lockVersion, { sendInvitation: false }) : now
      await client.update(id, off.lockVersion, { sendInvitation: true })
      toasts.success({ summary: t`「${name}」に招待メールを再送しました` })
    }
    return async (record) => {
      const name = titleOf(user, record, locale)
      try {
        await resend(record, name)
      } catch (error) {
        toasts.error({ summary: t`「${name}」に招待メールを再送できませんでした`, detail: describe(error) })
      }
      await cache.refresh()
    }
  }, [client, locale, t, toasts, cache, describe])
}
