import { titleOf, type AnyRecord, type Values } from '@captain/content-core'
import { useContent, useContentCache, useFailureText } from '@captain/content-react'
import { updateOnLatest } from '@captain/content-react/list'
import { useDialogs, useToasts } from '@captain/ui'
import { useMemo } from 'react'
import { useMaintenanceWords } from './use-maintenance-words.ts'

/** Whether the public is told to come back later, or is about to be. */
export const isUnderMaintenance = (record: AnyRecord): boolean => record['mode'] === 'on'

/** From now on, until its end where that is still to come. */
const begun = ({ endsAt }: AnyRecord): Values => {
  const now = new Date().toISOString()
  return { mode: 'on', startsAt: now, endsAt: typeof endsAt === 'string' && endsAt > now ? endsAt : null }
}

const OVER: Values = { mode: 'off', startsAt: null, endsAt: null }

const periodOf = ({ mode, startsAt, endsAt }: AnyRecord): Values => ({ mode, startsAt, endsAt })

/** Begins and ends the maintenance of a site at once, asked about first and with a way back. */
export const useMaintenanceActs = () => {
  const { contentType, client, locale } = useContent()
  const words = useMaintenanceWords()
  const dialogs = useDialogs()
  const toasts = useToasts()
  const cache = useContentCache()
  const describe = useFailureText()
  return useMemo(() => {
    const putBack = async (record: AnyRecord, before: Values, name: string): Promise<void> => {
      try {
        await updateOnLatest(client, record, before)
      } catch (failure) {
        toasts.error({ summary: words.notUndone(name), detail: describe(failure) })
      }
      await cache.refresh()
    }
    const change = async (record: AnyRecord, changes: (latest: AnyRecord) => Values, summary: string): Promise<void> => {
      const before = await client.get(record.id)
      const changed = await updateOnLatest(client, before, changes)
      const name = titleOf(contentType, record, locale)
      toasts.success({ summary, action: { label: words.undo, act: () => putBack(changed, periodOf(before), name) } })
      await cache.refresh()
    }
    const begin = async (record: AnyRecord): Promise<void> => {
      const name = titleOf(contentType, record, locale)
      await dialogs.confirm({
        title: words.beginTitle,
        body: words.beginBody(name),
        confirmLabel: words.confirmBegin,
        act: () => change(record, begun, words.begun(name)),
        describeFailure: (failure) => `${words.notBegun(name)} ${describe(failure)}`,
      })
    }
    const end = async (record: AnyRecord): Promise<void> => {
      const name = titleOf(contentType, record, locale)
      await dialogs.confirm({
        title: words.endTitle,
        body: words.endBody(name),
        confirmLabel: words.confirmEnd,
        act: () => change(record, () => OVER, words.ended(name)),
        describeFailure: (failure) => `${words.notEnded(name)} ${describe(failure)}`,
      })
    }
    return { begin, end }
  }, [contentType, client, locale, words, dialogs, toasts, cache, describe])
}
