import { canUnpublish, type AnyRecord, type UsedBy, type UsedByResponse } from '@captain/content-core'
import { useDialogs } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useContent } from '../content-context.tsx'
import { quotedTitle } from '../failure-text.ts'
import { isLive } from '../is-live.ts'
import { Consequences, Holders } from './uses-before-removal.tsx'

export type RemovalAnswer = 'remove' | 'unpublish' | 'keep'

const NOTHING_KNOWN: UsedByResponse = { items: [], refusal: null }

/**
 * Asks before a record that visitors see, or that others use, moves to the trash: says what visitors lose, and names the other records and
 * the consequences. If the delete would be refused, says why at once, and offers to unpublish where records prevent it. Other records need
 * no question, since a delete can be undone. Neither do records whose uses cannot be read, since the server rejects invalid deletes.
 */
export const useRemovalQuestion = (): ((record: AnyRecord, isPublic: boolean) => Promise<RemovalAnswer>) => {
  const { t } = useLingui()
  const content = useContent()
  const dialogs = useDialogs()
  return useMemo(() => {
    const target = content.words.name
    const title = t`${target}の削除`

    const askToUnpublish = async ({ state }: AnyRecord, users: readonly UsedBy[]): Promise<RemovalAnswer> => {
      const isWaiting = state === 'scheduled'
      const hides = await dialogs.confirm({
        title,
        body: (
          <>
            <Holders users={users} content={content} />
            <p>
              {isWaiting ? (
                <Trans>代わりに公開予約を取り消すと、サイトに表示されません。</Trans>
              ) : (
                <Trans>代わりに非公開にすると、サイトに表示されなくなります。</Trans>
              )}
            </p>
          </>
        ),
        confirmLabel: isWaiting ? t`公開予約を取り消す` : t`非公開にする`,
        cancelLabel: t`閉じる`,
      })
      return hides ? 'unpublish' : 'keep'
    }

    const askToRemove = async (record: AnyRecord, users: readonly UsedBy[]): Promise<RemovalAnswer> => {
      const site = content.tenant.names[content.locale]
      const name = quotedTitle(content.contentType, record, content.locale)
      const goes = await dialogs.confirm({
        title,
        body: (
          <>
            <p>
              <Trans>
                {site}の「{name}」をごみ箱に移します。
              </Trans>
            </p>
            {isLive(content.contentType, record) && (
              <p>
                <Trans>いま公開中です。削除すると、サイトで見られなくなります。</Trans>
              </p>
            )}
            <Consequences users={users} content={content} />
          </>
        ),
        confirmLabel: t`削除`,
        danger: true,
      })
      return goes ? 'remove' : 'keep'
    }

    return async (record, isPublic) => {
      const { items: users, refusal } = await content.client.usedBy(record.id).catch(() => NOTHING_KNOWN)
      const isHeld = users.some(({ onDelete }) => onDelete === 'restrict')
      if (isHeld && isPublic && canUnpublish(content.contentType.workflow)) return askToUnpublish(record, users)
      if (isHeld || refusal !== null) {
        await dialogs.alert({ title, body: isHeld ? <Holders users={users} content={content} /> : refusal?.message })
        return 'keep'
      }
      return users.length === 0 && !isLive(content.contentType, record) ? 'remove' : askToRemove(record, users)
    }
  }, [content, dialogs, t])
}
