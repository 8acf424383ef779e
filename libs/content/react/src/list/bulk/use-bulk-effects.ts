import type { AnyRecord } from '@captain/content-core'
import { useLingui } from '@lingui/react/macro'
import { useContent } from '../../content-context.tsx'
import { stateOnceOut, timesOf } from '../../form/publishing/publication.ts'
import { isLive } from '../../is-live.ts'
import type { BulkActionOption } from './bulk-actions.ts'
import type { Chosen } from './chosen.ts'
import { useBulkNotices } from './use-bulk-notices.ts'
import { useRecordNames } from './use-record-names.ts'

const NAMED = 5

type BulkEffects = {
  /** How many of the loaded records visitors no longer see after the action. */
  readonly lost: (option: BulkActionOption, chosen: Chosen) => number
  /** Lines of the confirmation: what visitors lose, further effects, and the first names. */
  readonly effects: (option: BulkActionOption, chosen: Chosen, total: number) => readonly string[]
}

/** Returns the effects of an action on many records. */
export const useBulkEffects = (): BulkEffects => {
  const { t } = useLingui()
  const { contentType } = useContent()
  const { nameOf } = useRecordNames()
  const noticesOf = useBulkNotices()

  const lost: BulkEffects['lost'] = (option, { known }) =>
    option === 'delete' ? known.filter((record) => isLive(contentType, record)).length : 0

  /** How many of the loaded records a publish schedules, or lose their schedule. */
  const scheduled = (option: BulkActionOption, { known }: Chosen): number => {
    if (option === 'unpublish' || option === 'archive') return known.filter(({ state }) => state === 'scheduled').length
    const { workflow } = contentType
    const now = new Date()
    const waits = (record: AnyRecord) => stateOnceOut({ workflow, entered: timesOf(record), now }) === 'scheduled'
    return option === 'publish' ? known.filter(waits).length : 0
  }

  const names = (known: readonly AnyRecord[], total: number): readonly string[] => {
    if (known.length < 2) return []
    const more = total - Math.min(known.length, NAMED)
    return [...known.slice(0, NAMED).map(nameOf), ...(more > 0 ? [t`ほか${more}件`] : [])]
  }

  return {
    lost,
    effects: (option, chosen, total) => {
      const live = lost(option, chosen)
      const waiting = scheduled(option, chosen)
      return [
        ...(waiting > 0 && option === 'publish' ? [t`${waiting}件は、公開予約になります`] : []),
        ...(waiting > 0 && option !== 'publish' ? [t`${waiting}件は、公開予約を取り消します`] : []),
        ...(live > 0 ? [t`公開中の${live}件が、サイトで見られなくなります`] : []),
        ...noticesOf(option, chosen),
        ...names(chosen.known, total),
      ]
    },
  }
}
