import type { RecordResponse } from '@captain/content-core'
import { useToasts } from '@captain/ui'
import { msg } from '@lingui/core/macro'
import { useContent } from '../../content-context.tsx'
import { useFailureText } from '../../failure-text.ts'
import { useContentCache } from '../../queries.ts'
import { useOwnMessages } from '../../with-messages.tsx'
import { PUBLISHING_MESSAGES } from './own-messages.ts'
import { publishedFrom } from './published-from.ts'

/** Returns a function that schedules a record again whose schedule was cancelled. */
export const useScheduleAgain = (): ((record: RecordResponse, start: string, title: string) => Promise<void>) => {
  const i18n = useOwnMessages(PUBLISHING_MESSAGES)
  const { client } = useContent()
  const cache = useContentCache()
  const toasts = useToasts()
  const describe = useFailureText()
  return async (record, start, title) => {
    try {
      await cache.saved(await publishedFrom(client, record, start))
    } catch (failure) {
      toasts.error({ summary: i18n._(msg`「${{ title }}」を元に戻せませんでした`), detail: describe(failure) })
    }
  }
}
