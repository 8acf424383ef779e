import { transitionsFrom, type Transition } from '@captain/content-core'
import { isScheduled, publishingActionOf, stateNow, type Publication } from './publication.ts'

/** An item of the menu next to the publish button; `start` and `end` ask for a time. */
export type PublishingItem = 'now' | 'start' | 'end' | Exclude<Transition, 'publish'>

/** Returns what the menu of publishing offers in the state of a record, without what its button does. */
export const publishingMenu = (publication: Publication): readonly PublishingItem[] => {
  const { workflow, record } = publication
  const others = record === null ? [] : transitionsFrom(workflow, record.status ?? 'draft').filter((step) => step !== 'publish')
  if (!isScheduled(workflow)) return others
  const action = publishingActionOf(publication).kind
  const state = stateNow(publication)
  const isPublic = state === 'published'
  return [
    ...(action === 'schedule' || action === 'change' || (action === 'none' && !isPublic) ? (['now'] as const) : []),
    ...(isPublic ? [] : (['start'] as const)),
    ...(record?.status === 'published' ? (['end'] as const) : []),
    ...others,
  ]
}
