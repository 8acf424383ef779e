import { type AnyContentType, canUnpublish, workflowOf } from '@captain/content-core'
import type { HomeResponse } from '@captain/platform-core'

export type NeedKind = HomeResponse['needs'][number]['kind']

/** A pending task of a list: its API query and the query of the screen. */
export type Need = {
  readonly kind: NeedKind
  readonly query: Readonly<Record<string, string>>
  readonly search: Readonly<Record<string, string>>
}

const ofStates = (kind: NeedKind, status: string): Need => ({ kind, query: { status }, search: { status } })

/** Number of days within which an end counts as near, as in the named filters. */
const NEAR = '30'

const byWorkflow = ({ workflow }: AnyContentType): readonly Need[] =>
  (workflowOf(workflow).pending ?? []).map(({ kind, states }) => ofStates(kind, states.join()))

const hasEnglish = ({ fields }: AnyContentType): boolean => Object.values(fields).some(({ localized }) => localized === true)

const ofEnglish = (type: AnyContentType): readonly Need[] =>
  hasEnglish(type) && canUnpublish(type.workflow)
    ? [{ kind: 'staleEnglish', query: { translation: 'outdated' }, search: { translation: 'outdated' } }]
    : []

const ofEnds = ({ narrowings }: AnyContentType): readonly Need[] => {
  const asks = narrowings['expiring']?.asks
  return asks?.kind === 'options' && asks.options.includes(NEAR)
    ? [{ kind: 'expiring', query: { 'filter[expiring]': NEAR }, search: { 'f.expiring': NEAR } }]
    : []
}

/** Returns what may wait in the list of a type; empty for types without a separate list. */
export const needsOf = (type: AnyContentType): readonly Need[] =>
  type.screens.includes('list') && type.under === null ? [...byWorkflow(type), ...ofEnglish(type), ...ofEnds(type)] : []
