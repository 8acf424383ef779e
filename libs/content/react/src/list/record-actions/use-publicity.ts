import { isPublicRecord, titleOf, workflowOf, type AnyRecord } from '@captain/content-core'
import { useDialogs, useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useContent } from '../../content-context.tsx'
import { quotedTitle } from '../../failure-text.ts'
import { publishedFrom, publishedNow } from '../../form/publishing/published-from.ts'
import { useTransitionNotices } from '../../form/save/use-transition-notices.ts'
import { useContentCache } from '../../queries.ts'
import { updateOnLatest } from '../update-on-latest.ts'
import { useRecordToasts } from './use-record-toasts.tsx'

type Publicity = {
  readonly isPublic: (record: AnyRecord) => boolean
  /** Publishes or unpublishes without a question, and offers to undo it. */
  readonly setPublic: (record: AnyRecord, wanted: boolean) => Promise<void>
  readonly publish: (record: AnyRecord) => Promise<void>
  readonly unpublish: (record: AnyRecord) => Promise<void>
}

const TIMES = ['publishFrom', 'publishUntil'] as const

/** Reads and writes whether a record is public, by its switch or by a transition. */
const usePublicState = () => {
  const { client, contentType } = useContent()
  return useMemo(() => {
    const isSwitched = workflowOf(contentType.workflow).exposure === 'toggle'
    const take = async (record: AnyRecord, wanted: boolean): Promise<AnyRecord> =>
      wanted ? publishedNow(client, record) : client.transition(record.id, record.lockVersion, 'unpublish')
    /** Undoes a change of a record; a start or an end that it has set or removed becomes that of the record before. */
    const takeBack = async (changed: AnyRecord, before: AnyRecord, wanted: boolean): Promise<AnyRecord> => {
      const start = before['publishFrom'] ?? null
      if (!wanted) return publishedFrom(client, changed, start)
      const draft = await take(changed, false)
      const times = { publishFrom: start, publishUntil: before['publishUntil'] ?? null }
      const isAsBefore = TIMES.every((name) => (draft[name] ?? null) === times[name])
      return isAsBefore ? draft : updateOnLatest(client, draft, times)
    }
    return {
      isPublic: (record: AnyRecord) => isPublicRecord(contentType.workflow, record),
      write: (record: AnyRecord, wanted: boolean): Promise<AnyRecord> =>
        isSwitched ? updateOnLatest(client, record, { isPublished: wanted }) : take(record, wanted),
      undo: (changed: AnyRecord, before: AnyRecord, wanted: boolean): Promise<AnyRecord> =>
        isSwitched ? updateOnLatest(client, changed, { isPublished: !wanted }) : takeBack(changed, before, wanted),
    }
  }, [client, contentType])
}

/** Returns a function that loads the texts of publishing, which a list does without until someone publishes. */
const useTexts = () => {
  const { i18n } = useLingui()
  const { contentType, locale } = useContent()
  return useMemo(
    () => async () => {
      const { publishingTexts } = await import('../../form/publishing/publishing-texts.ts')
      return publishingTexts({ page: i18n, locale, contentType })
    },
    [contentType, i18n, locale],
  )
}

/** Publishes and unpublishes one record of a list. */
export const usePublicity = (): Publicity => {
  const { t } = useLingui()
  const { tenant, contentType, locale } = useContent()
  const cache = useContentCache()
  const dialogs = useDialogs()
  const toasts = useToasts()
  const noticesOf = useTransitionNotices()
  const { nameOf, showFailure } = useRecordToasts()
  const { isPublic, write, undo } = usePublicState()
  const textsNow = useTexts()

  return useMemo(() => {
    const failed = (record: AnyRecord, failure: unknown, wanted: boolean) => {
      const name = nameOf(record)
      showFailure(record, failure, wanted ? t`${name}を公開できませんでした` : t`${name}を非公開にできませんでした`)
    }
    const setPublic = async (record: AnyRecord, wanted: boolean) => {
      try {
        const texts = await textsNow()
        const changed = await write(record, wanted)
        const takeBack = async () => {
          try {
            await undo(changed, record, wanted)
          } catch (failure) {
            const name = nameOf(record)
            showFailure(record, failure, t`${name}を元に戻せませんでした`)
          }
          await cache.refresh()
        }
        toasts.success({
          summary: texts.done(wanted ? 'publish' : 'unpublish', record, changed, quotedTitle(contentType, record, locale)),
          // A record that was public before has no undo: its earlier published copy is gone.
          ...(isPublic(record) === wanted ? {} : { action: { label: t`元に戻す`, onClick: takeBack } }),
        })
      } catch (failure) {
        failed(record, failure, wanted)
      }
      await cache.refresh()
    }
    const ask = async (record: AnyRecord, wanted: boolean) => {
      const named = { record, site: tenant.names[locale], title: titleOf(contentType, record, locale), now: new Date() }
      try {
        const texts = await textsNow()
        const { effects = [], ...question } = wanted ? texts.publish(named) : { ...texts.withdraw(named), effects: [] }
        const notices = wanted ? noticesOf('publish', record) : []
        if (await dialogs.confirm({ ...question, effects: [...notices, ...effects] })) await setPublic(record, wanted)
      } catch (failure) {
        failed(record, failure, wanted)
      }
    }
    return { isPublic, setPublic, publish: (record) => ask(record, true), unpublish: (record) => ask(record, false) }
  }, [cache, contentType, dialogs, isPublic, locale, nameOf, showFailure, t, noticesOf, tenant, textsNow, toasts, undo, write])
}
