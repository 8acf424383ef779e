import { pathTo, workflowOf, isPublicRecord, type AnyRecord } from '@captain/content-core'
import { useDialogs, useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useContent } from '../content-context.tsx'
import { issuesIn } from '../form/save/failure.ts'
import { useStepTells } from '../form/save/use-step-tells.ts'
import { hasIssues, quotedTitle, useFailureText } from '../failure-text.ts'
import { draftIn } from '../workflows/legal/draft-in.ts'
import { useGo } from '../navigation.tsx'
import { useContentCache } from '../queries.ts'
import { FailureReason } from './failure-list.tsx'
import { useRemovalQuestion } from '../uses/use-removal-question.tsx'
import { updateOnLatest } from './update-on-latest.ts'
import { useRecordPaths } from './use-record-paths.ts'

export type RecordActions = {
  /** Each asks or offers 元に戻す as it needs to. */
  readonly publish: (record: AnyRecord) => Promise<void>
  readonly unpublish: (record: AnyRecord) => Promise<void>
  /** Whether it is in the trash now. */
  readonly remove: (record: AnyRecord) => Promise<boolean>
  readonly restore: (record: AnyRecord) => Promise<void>
  readonly duplicate: (record: AnyRecord) => Promise<void>
  /** Shows the ids in this order at once and keeps it. */
  readonly reorder: (ids: readonly string[]) => Promise<void>
}

/** What can be done to one record of the current type from a list; what is done to many is in bulk/. */
export const useRecordActions = (): RecordActions => {
  const { t } = useLingui()
  const content = useContent()
  const cache = useContentCache()
  const dialogs = useDialogs()
  const toasts = useToasts()
  const failureText = useFailureText()
  const tells = useStepTells()
  const askRemoval = useRemovalQuestion()
  const go = useGo()
  const { edit } = useRecordPaths()

  return useMemo(() => {
    const { client, contentType, tenant, locale } = content
    const site = tenant.names[locale]
    const nameOf = (record: AnyRecord) => {
      const title = quotedTitle(contentType, record, locale)
      return t`「${title}」`
    }
    /** Where the values of the record stand in the way, the toast offers the way to where they are put right. */
    const tellFailure = (record: AnyRecord, failure: unknown, summary: string) => {
      const fixIn = hasIssues(failure) ? edit : null
      toasts.error({
        summary,
        detail: <FailureReason failure={failure} content={content} describe={failureText} />,
        ...(fixIn === null ? {} : { action: { label: t`編集する`, act: () => fixIn(record) } }),
      })
    }
    const isSwitched = workflowOf(contentType.workflow).exposure === 'switch'
    const setPublic = (record: AnyRecord, wanted: boolean): Promise<AnyRecord> =>
      isSwitched
        ? updateOnLatest(client, record, { isPublished: wanted })
        : client.transition(record.id, record.lockVersion, wanted ? 'publish' : 'unpublish')
    const wasPublic = (record: AnyRecord) => isPublicRecord(contentType.workflow, record)

    const changePublic = async (record: AnyRecord, wanted: boolean) => {
      const name = nameOf(record)
      try {
        const changed = await setPublic(record, wanted)
        const undo = async () => {
          try {
            await setPublic(changed, !wanted)
          } catch (failure) {
            tellFailure(record, failure, t`${name}を元に戻せませんでした`)
          }
          await cache.refresh()
        }
        toasts.success({
          summary: wanted ? t`${name}を公開しました` : t`${name}を非公開にしました`,
          // What was public before has nothing to go back to: its earlier public text is gone.
          ...(wasPublic(record) === wanted ? {} : { action: { label: t`元に戻す`, act: undo } }),
        })
      } catch (failure) {
        tellFailure(record, failure, wanted ? t`${name}を公開できませんでした` : t`${name}を非公開にできませんでした`)
      }
      await cache.refresh()
    }
    const bringBack = async (record: AnyRecord): Promise<boolean> => {
      const name = nameOf(record)
      try {
        await client.restore(record.id)
        await cache.refresh()
        return true
      } catch (failure) {
        // In the trash nothing of it can be changed: whatever took its value has to give way.
        const isTaken = issuesIn(failure).some(({ rule }) => rule === 'duplicate')
        toasts.error({
          summary: t`${name}をごみ箱から戻せませんでした`,
          detail: (
            <>
              <FailureReason failure={failure} content={content} describe={failureText} />
              {isTaken && <p>{t`同じ値を使っているほうを先に変更すると、戻せます。`}</p>}
            </>
          ),
        })
        await cache.refresh()
        return false
      }
    }

    return {
      publish: async (record) => {
        const name = nameOf(record)
        const confirmed = await dialogs.confirm({
          title: t`公開の確認`,
          body: t`${site}の${name}を公開します。公開すると、だれでもサイトで見られるようになります。`,
          effects: tells('publish', record),
          confirmLabel: t`公開する`,
        })
        if (confirmed) await changePublic(record, true)
      },
      unpublish: async (record) => {
        const name = nameOf(record)
        const confirmed = await dialogs.confirm({
          title: t`非公開の確認`,
          body: t`${site}の${name}を非公開にします。サイトでは見られなくなり、内容は下書きとして残ります。`,
          confirmLabel: t`非公開にする`,
        })
        if (confirmed) await changePublic(record, false)
      },
      remove: async (record) => {
        const answer = await askRemoval(record, wasPublic(record))
        if (answer === 'unpublish') await changePublic(record, false)
        if (answer !== 'remove') return false
        const name = nameOf(record)
        try {
          await client.remove(record.id)
          await cache.refresh()
          toasts.success({
            summary: t`${site}の${name}をごみ箱に移しました`,
            action: { label: t`元に戻す`, act: async () => void (await bringBack(record)) },
          })
          return true
        } catch (failure) {
          await cache.refresh()
          tellFailure(record, failure, t`${name}を削除できませんでした`)
          return false
        }
      },
      restore: async (record) => {
        const name = nameOf(record)
        if (await bringBack(record)) toasts.success({ summary: t`${name}をごみ箱から戻しました` })
      },
      duplicate: async (record) => {
        try {
          const copy = await client.duplicate(record.id)
          await cache.saved(copy)
          const openCopy = { action: { label: t`編集する`, act: () => go(pathTo(tenant, contentType.name, 'edit', { id: copy.id })) } }
          const name = quotedTitle(contentType, copy, locale)
          toasts.success({ summary: t`「${name}」を作成しました`, ...(contentType.screens.includes('edit') ? openCopy : {}) })
        } catch (failure) {
          const draft = draftIn(failure)
          const name = nameOf(record)
          if (draft === null) return tellFailure(record, failure, t`${name}を複製できませんでした`)
          toasts.error({
            summary: t`新しい版を作成できませんでした`,
            detail: t`編集中の下書きがすでにあります。下書きは1つだけ作れます。`,
            action: { label: t`下書きを開く`, act: () => go(pathTo(tenant, contentType.name, 'edit', { id: draft })) },
          })
        }
      },
      reorder: async (ids) => {
        await cache.patch((items) => inOrder(items, ids))
        try {
          await client.reorder(ids)
        } catch (failure) {
          toasts.error({ group: 'reorder', summary: t`並べ替えを保存できませんでした`, detail: failureText(failure) })
        }
        await cache.refresh()
      },
    }
  }, [cache, content, dialogs, edit, failureText, go, askRemoval, t, tells, toasts])
}

/** The items with those of `ids` put in that order, each group member taking a place the group already had. */
export const inOrder = <Item extends { readonly id: string }>(items: readonly Item[], ids: readonly string[]): readonly Item[] => {
  const byId = new Map(items.map((item) => [item.id, item]))
  const ordered = ids.map((id) => byId.get(id)).filter((item) => item !== undefined)
  const moved = new Set(ordered.map(({ id }) => id))
  const next = ordered[Symbol.iterator]()
  return items.map((item) => (moved.has(item.id) ? (next.next().value ?? item) : item))
}
