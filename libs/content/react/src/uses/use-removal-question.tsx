import type { AnyRecord, UsedBy } from '@captain/content-core'
import { useDialogs } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useContent } from '../content-context.tsx'
import { quotedTitle } from '../failure-text.ts'
import { Consequences, Holders } from './uses-before-removal.tsx'

/**
 * Whether a record is to go to the trash, asked only where others use it: says which, and what becomes of them. A record that nobody uses goes at
 * once, since that can be undone; so does one whose uses could not be read, for the server refuses what must stay.
 */
export const useRemovalQuestion = (): ((record: AnyRecord) => Promise<boolean>) => {
  const { t } = useLingui()
  const content = useContent()
  const dialogs = useDialogs()
  return useCallback(
    async (record) => {
      const { client, contentType, tenant, locale, words } = content
      const users: readonly UsedBy[] = await client.usedBy(record.id).then(
        ({ items }) => items,
        () => [],
      )
      if (users.length === 0) return true
      const target = words.name
      const title = t`${target}の削除`
      if (users.some(({ onDelete }) => onDelete === 'restrict')) {
        await dialogs.tell({ title, body: <Holders users={users} content={content} /> })
        return false
      }
      const site = tenant.names[locale]
      const name = quotedTitle(contentType, record, locale)
      return dialogs.confirm({
        title,
        body: (
          <>
            <p>
              <Trans>
                {site}の「{name}」をごみ箱に移します。
              </Trans>
            </p>
            <Consequences users={users} content={content} />
          </>
        ),
        confirmLabel: t`削除`,
        danger: true,
      })
    },
    [content, dialogs, t],
  )
}
