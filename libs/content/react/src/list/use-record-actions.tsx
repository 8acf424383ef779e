import { pathTo, type AnyRecord } from '@captain/content-core'
import { useDialogs, useToasts } from '@captain/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useContent } from '../content-context.tsx'
import { hasIssues, quotedTitle, useFailureText } from '../failure-text.ts'
import { draftIn } from '../legal/draft-in.ts'
import { useGo } from '../navigation.tsx'
import { useContentCache } from '../queries.ts'
import { FailureList } from './failure-list.tsx'
import { runEach, type Outcome } from './run-each.ts'
import { useRemovalQuestion } from '../uses/use-removal-question.tsx'
import { updateOnLatest } from './update-on-latest.ts'
import { useRecordPaths } from './use-record-paths.ts'

type Records = readonly AnyRecord[]
type Progress = (finished: number) => void

export type RecordActions = {
  /** Each asks or offers 元に戻す as it needs to; true when at least one record was changed. */
  readonly publish: (records: Records, onProgress?: Progress) => Promise<boolean>
  readonly unpublish: (records: Records, onProgress?: Progress) => Promise<boolean>
  readonly remove: (records: Records, onProgress?: Progress) => Promise<boolean>
  readonly restore: (records: Records, onProgress?: Progress) => Promise<boolean>
  readonly duplicate: (record: AnyRecord) => Promise<void>
  /** Shows the ids in this order at once and keeps it. */
  readonly reorder: (ids: readonly string[]) => Promise<void>
}

/** What can be done to records of the current type from a list, to one as to many. */
export const useRecordActions = (): RecordActions => {
  const { t } = useLingui()
  const content = useContent()
  const cache = useContentCache()
  const dialogs = useDialogs()
  const toasts = useToasts()
  const failureText = useFailureText()
  const mayGo = useRemovalQuestion()
  const go = useGo()
  const { edit } = useRecordPaths()

  return useMemo(() => {
    const { client, contentType, tenant, locale } = content
    const site = tenant.names[locale]
    /** 「ブレンド」 for one, 「12件」 for many. */
    const naming = (records: Records) => {
      const [first] = records
      if (records.length !== 1 || first === undefined) return t`${plural(records.length, { other: '#件' })}`
      const title = quotedTitle(contentType, first, locale)
      return t`「${title}」`
    }
    /** Where the values of a single record stand in the way, `isFixable` offers the way to where they are put right. */
    const reportFailures = (outcome: Outcome<AnyRecord, unknown>, summary: (name: string) => string, isFixable = false) => {
      const [first] = outcome.failed
      if (first === undefined) return
      const fixIn = isFixable && outcome.failed.length === 1 && hasIssues(first.failure) ? edit : null
      const failed = outcome.failed.map(({ item, failure }) => ({ id: item.id, name: quotedTitle(contentType, item, locale), failure }))
      toasts.error({
        summary: summary(naming(outcome.failed.map(({ item }) => item))),
        detail: <FailureList failed={failed} content={content} describe={failureText} />,
        ...(fixIn === null ? {} : { action: { label: t`編集する`, act: () => fixIn(first.item) } }),
      })
    }
    const isToggle = contentType.workflow === 'toggle'
    const setPublic = (record: AnyRecord, wanted: boolean): Promise<AnyRecord> =>
      isToggle
        ? updateOnLatest(client, record, { isPublished: wanted })
        : client.transition(record.id, record.lockVersion, wanted ? 'publish' : 'unpublish')
    const isPublic = (record: AnyRecord) => (isToggle ? record['isPublished'] === true : record.status === 'published')

    /** Those that the act would change: what is public already needs no publishing unless it was edited since. */
    const changedBy = (records: Records, wanted: boolean) =>
      records.filter((record) => isPublic(record) !== wanted || (wanted && record.hasUnpublishedChanges === true))
    const nothingToDo = (summary: string) => {
      toasts.info({ summary })
      return false
    }

    const setPublicEach = async (records: Records, wanted: boolean, onProgress?: Progress) => {
      const outcome = await runEach(records, (record) => setPublic(record, wanted), onProgress)
      await cache.refresh()
      // What was public before has nothing to go back to: its earlier public text is gone.
      const undoable = outcome.done.filter(({ item }) => isPublic(item) !== wanted).map(({ result }) => result)
      if (outcome.done.length > 0) {
        const doneNames = naming(outcome.done.map(({ item }) => item))
        toasts.success({
          summary: wanted ? t`${doneNames}を公開しました` : t`${doneNames}を非公開にしました`,
          ...(undoable.length === 0 ? {} : { action: { label: t`元に戻す`, act: () => undoPublic(undoable, !wanted) } }),
        })
      }
      reportFailures(outcome, (name) => (wanted ? t`${name}を公開できませんでした` : t`${name}を非公開にできませんでした`), true)
      return outcome.done.length > 0
    }
    const undoPublic = async (records: Records, wanted: boolean) => {
      const outcome = await runEach(records, (record) => setPublic(record, wanted))
      await cache.refresh()
      reportFailures(outcome, (name) => t`${name}を元に戻せませんでした`)
    }
    const restoreEach = async (records: Records, onProgress?: Progress) => {
      const outcome = await runEach(records, (record) => client.restore(record.id), onProgress)
      await cache.refresh()
      reportFailures(outcome, (name) => t`${name}をごみ箱から戻せませんでした`)
      return outcome.done.map(({ item }) => item)
    }

    return {
      publish: async (selected, onProgress) => {
        const records = changedBy(selected, true)
        if (records.length === 0) return nothingToDo(t`選択した記録は、すでに公開されています`)
        const name = naming(records)
        const confirmed = await dialogs.confirm({
          title: t`公開の確認`,
          body: t`${site}の${name}を公開します。公開すると、だれでもサイトで見られるようになります。`,
          confirmLabel: t`公開する`,
        })
        return confirmed && setPublicEach(records, true, onProgress)
      },
      unpublish: async (selected, onProgress) => {
        const records = changedBy(selected, false)
        if (records.length === 0) return nothingToDo(t`選択した記録は、公開されていません`)
        const name = naming(records)
        const confirmed = await dialogs.confirm({
          title: t`非公開の確認`,
          body: t`${site}の${name}を非公開にします。サイトでは見られなくなり、内容は下書きとして残ります。`,
          confirmLabel: t`非公開にする`,
        })
        return confirmed && setPublicEach(records, false, onProgress)
      },
      remove: async (records, onProgress) => {
        const [only] = records
        if (records.length === 1 && only !== undefined && !(await mayGo(only))) return false
        const outcome = await runEach(records, (record) => client.remove(record.id), onProgress)
        await cache.refresh()
        const removed = outcome.done.map(({ item }) => item)
        if (removed.length > 0) {
          const name = naming(removed)
          toasts.success({
            summary: t`${site}の${name}をごみ箱に移しました`,
            action: { label: t`元に戻す`, act: async () => void (await restoreEach(removed)) },
          })
        }
        reportFailures(outcome, (failedName) => t`${failedName}を削除できませんでした`)
        return removed.length > 0
      },
      restore: async (records, onProgress) => {
        const restored = await restoreEach(records, onProgress)
        if (restored.length === 0) return false
        const name = naming(restored)
        toasts.success({ summary: t`${name}をごみ箱から戻しました` })
        return true
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
          if (draft === null)
            return reportFailures({ done: [], failed: [{ item: record, failure }] }, (name) => t`${name}を複製できませんでした`)
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
  }, [cache, content, dialogs, edit, failureText, go, mayGo, t, toasts])
}

/** The items with those of `ids` put in that order, each group member taking a place the group already had. */
export const inOrder = <Item extends { readonly id: string }>(items: readonly Item[], ids: readonly string[]): readonly Item[] => {
  const byId = new Map(items.map((item) => [item.id, item]))
  const ordered = ids.map((id) => byId.get(id)).filter((item) => item !== undefined)
  const moved = new Set(ordered.map(({ id }) => id))
  const next = ordered[Symbol.iterator]()
  return items.map((item) => (moved.has(item.id) ? (next.next().value ?? item) : item))
}
