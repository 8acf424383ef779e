import type { AnyContentType } from '@captain/content-core'
import type { HomeResponse } from '@captain/platform-core'

export type NeedKind = HomeResponse['needs'][number]['kind']

/** Something that waits in the lists of a type: as the API is asked for it, and as the screen's address says it. */
export type Need = {
  readonly kind: NeedKind
  readonly query: Readonly<Record<string, string>>
  readonly search: Readonly<Record<string, string>>
}

const states = (kind: NeedKind, status: string): Need => ({ kind, query: { status }, search: { status } })

/** Days within which an end counts as near, as narrowings offer them. */
const NEAR = '30'

const byWorkflow = ({ workflow }: AnyContentType): readonly Need[] => {
  switch (workflow) {
    case 'inbox':
      return [states('unanswered', 'new')]
    case 'order':
      return [states('orders', 'pendingPayment,paid')]
    case 'publish':
    case 'legal':
      return [states('drafts', 'draft'), states('scheduled', 'scheduled')]
    case 'toggle':
    case 'plain':
    case 'singleton':
      return []
  }
}

const hasEnglish = ({ fields }: AnyContentType): boolean => Object.values(fields).some(({ localized }) => localized === true)

const ofEnglish = (type: AnyContentType): readonly Need[] =>
  hasEnglish(type) && (type.workflow === 'publish' || type.workflow === 'toggle')
    ? [{ kind: 'staleEnglish', query: { translation: 'outdated' }, search: { translation: 'outdated' } }]
    : []

const ofEnds = ({ narrowings }: AnyContentType): readonly Need[] => {
  const asks = narrowings['expiring']?.asks
  return asks?.kind === 'options' && asks.options.includes(NEAR)
    ? [{ kind: 'expiring', query: { 'filter[expiring]': NEAR }, search: { 'f.expiring': NEAR } }]
    : []
}

/** What may wait in the list of a type; nothing in one that has no list of its own. */
export const needsOf = (type: AnyContentType): readonly Need[] =>
  type.screens.includes('list') && type.under === null ? [...byWorkflow(type), ...ofEnglish(type), ...ofEnds(type)] : []
