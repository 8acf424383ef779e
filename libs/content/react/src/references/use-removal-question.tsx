import { canUnpublish, type AnyRecord, type UsedBy } from '@captain/content-core'
import { useDialogs } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useContent } from '../content-context.tsx'
import { quotedTitle } from '../failure-text.ts'
import { Consequences, Holders } from './uses-before-removal.tsx'

export type RemovalAnswer = 'remove' | 'unpublish' | 'keep'

/**
 * Asks before a record that others use moves to the trash. Names these records and the consequences. If they prevent the delete, offers to
 * unpublish instead. Unused records need no question, since a delete can be undone. Neither do records whose uses cannot be read, since the
 * server rejects invalid deletes.
 */
export const useRemovalQuestion = (): ((record: AnyRecord, isPublic: boolean) => Promise<RemovalAnswer>) => {
  const { t } = useLingui()
  const content = useContent()
  const dialogs = useDialogs()
  return useCallback(
    async (record, isPublic) => {
      const { client, contentType, tenant, locale, words } = content
      const users: readonly UsedBy[] = await client.usedBy(record.id).then(
        ({ items }) => items,
        () => [],
      )
      if (users.length === 0) return 'remove'
      const target = words.name
      const title = t`${target}の削除`
      if (users.some(({ onDelete }) => onDelete === 'restrict')) {
        if (!isPublic || !canUnpublish(contentType.workflow)) {
          await dialogs.alert({ title, body: <Holders users={users} content={content} /> })
          return 'keep'
        }
        const hides = await dialogs.confirm({
          title,
          body: (
            <>
              <Holders users={users} content={content} />
              <p>
                <Trans>代わりに非公開にすると、サイトに表示されなくなります。</Trans>
              </p>
            </>
          ),
          confirmLabel: t`非公開にする`,
          cancelLabel: t`閉じる`,
        })
        return hides ? 'unpublish' : 'keep'
      }
      const site = tenant.names[locale]
      const name = quotedTitle(contentType, record, locale)
      const goes = await dialogs.confirm({
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
      return goes ? 'remove' : 'keep'
    },
    [content, dialogs, t],
  )
}
