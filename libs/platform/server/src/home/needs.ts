import { type AnyContentType, canUnpublish, workflowOf } from '@captain/content-core'
import type { HomeResponse } from '@captain/platform-core'

export type PendingKind = HomeResponse['needs'][number]['kind']

/** A pending task of a list: its API query and the query of the screen. */
export type PendingItem = {
  readonly kind: PendingKind
  readonly query: Readonly<Record<string, string>>
  readonly search: Readonly<Record<string, string>>
}

const ofStates = (kind: PendingKind, status: string): PendingItem => ({ kind, query: { status }, search: { status } })

/** Number of days within which an end counts as near, as in the named filters. */
const NEAR = '30'

const byWorkflow = ({ workflow }: AnyContentType): readonly PendingItem[] =>
  (workflowOf(workflow).pending ?? []).map(({ kind, states }) => ofStates(kind, states.join()))

const hasEnglish = ({ fields }: AnyContentType): boolean => Object.values(fields).some(({ localized }) => localized === true)

const ofEnglish = (type: AnyContentType): readonly PendingItem[] =>
  hasEnglish(type) && canUnpublish(type.workflow)
    ? [{ kind: 'staleEnglish', query: { translation: 'outdated' }, search: { translation: 'outdated' } }]
    : []

const ofEnds = ({ namedFilters }: AnyContentType): readonly PendingItem[] => {
  const input = namedFilters['expiring']?.input
  return input?.kind === 'options' && input.options.includes(NEAR)
    ? [{ kind: 'expiring', query: { 'filter[expiring]': NEAR }, search: { 'f.expiring': NEAR } }]
    : []
}

/** Returns what may wait in the list of a type; empty for types without a separate list. */
export const pendingKindsOf = (type: AnyContentType): readonly PendingItem[] =>
  type.screens.includes('list') && type.parent === null ? [...byWorkflow(type), ...ofEnglish(type), ...ofEnds(type)] : []
