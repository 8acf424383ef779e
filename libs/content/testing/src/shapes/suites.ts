import type { Tenant } from '@captain/content-core'
import { canariesSuite } from '../suites/canaries.ts'
import {
  roleHidingSuite,
  roleMatrixSuite,
  rolePersonalSuite,
  roleRightsSuite,
  roleTranslatingSuite,
  roleUnreadSuite,
} from '../suites/custom-roles.ts'
import { referencesSuite, trashSuite, undeletableSuite } from '../suites/deleting.ts'
import { privateFieldsSuite, publicAddressesSuite, publicFieldsSuite, publicListSuite, undeliveredSuite } from '../suites/delivering.ts'
import { keepingSuite } from '../suites/keeping.ts'
import { legalSuite } from '../suites/legal.ts'
import { filteringSuite, listParametersSuite, listedRecordsSuite, searchSuite, sortingSuite } from '../suites/listing.ts'
import { ownedSuite } from '../suites/owned.ts'
import { administratorsSuite, doersSuite, foreignIdsSuite, foreignPagesSuite, refusalsSuite } from '../suites/permissions.ts'
import { previewingSuite } from '../suites/previewing.ts'
import { publishingSuite } from '../suites/publishing.ts'
import { bodySuite, choicesSuite, lengthSuite, requiredSuite, uniqueSuite } from '../suites/refusing.ts'
import { sendingSuite } from '../suites/sending.ts'
import { storingSuite } from '../suites/storing.ts'
import type { Suite } from '../suites/suite.ts'
import { togglingSuite } from '../suites/toggling.ts'
import { transitionsSuite } from '../suites/transitions.ts'
import { changeSuite, conflictSuite, historySuite, storedValuesSuite } from '../suites/updating.ts'
import {
  administratorsFacts,
  doersFacts,
  foreignIdsFacts,
  foreignPagesFacts,
  hidingFacts,
  permissionFacts,
  personalRoleFacts,
  roleFacts,
  translatingFacts,
  unreadFacts,
} from './permission-facts.ts'
import {
  filteringFacts,
  listParametersFacts,
  listedRecordsFacts,
  previewingFacts,
  publicAddressesFacts,
  publicFieldsFacts,
  publicListFacts,
  searchFacts,
  sortingFacts,
} from './read-facts.ts'
import {
  bodyFacts,
  changeFacts,
  conflictFacts,
  historyFacts,
  keepingFacts,
  legalFacts,
  ownedFacts,
  publishingFacts,
  referencesFacts,
  requiredFacts,
  sendingFacts,
  storedValuesFacts,
  storingFacts,
  togglingFacts,
  transitionsFacts,
  trashFacts,
  undeletableFacts,
  uniqueFacts,
  type Facts,
} from './store-facts.ts'

/** A suite of tests of a content type, with what they depend on. */
export type PlannedSuite = {
  readonly name: string
  readonly register: Suite
  /** Facts of a type, of which one type proves each for all; `own`: what the tests prove is each type's own, so every type runs them. */
  readonly facts: Facts | 'own'
  /** Tenths of a second that one type takes, if it is more than a second. */
  readonly effort?: number
}

/** Every suite of a content type, in the order in which a type runs them. */
export const SUITES: readonly PlannedSuite[] = [
  { name: 'storing', register: storingSuite, facts: storingFacts },
  { name: 'sending', register: sendingSuite, facts: sendingFacts },
  { name: 'keeping', register: keepingSuite, facts: keepingFacts },
  { name: 'required fields', register: requiredSuite, facts: requiredFacts },
  // The limits of its texts and the options of its choices are a type's own.
  { name: 'lengths', register: lengthSuite, facts: 'own' },
  { name: 'bodies', register: bodySuite, facts: bodyFacts },
  { name: 'unique values', register: uniqueSuite, facts: uniqueFacts },
  { name: 'choices', register: choicesSuite, facts: 'own' },
  { name: 'listed records', register: listedRecordsSuite, facts: listedRecordsFacts },
  { name: 'filters', register: filteringSuite, facts: filteringFacts },
  { name: 'sort orders', register: sortingSuite, facts: sortingFacts },
  { name: 'search', register: searchSuite, facts: searchFacts },
  { name: 'list parameters', register: listParametersSuite, facts: listParametersFacts },
  { name: 'changes', register: changeSuite, facts: changeFacts },
  { name: 'stored values', register: storedValuesSuite, facts: storedValuesFacts },
  { name: 'conflicts', register: conflictSuite, facts: conflictFacts },
  { name: 'history', register: historySuite, facts: historyFacts },
  { name: 'publishing', register: publishingSuite, facts: publishingFacts },
  { name: 'legal', register: legalSuite, facts: legalFacts },
  { name: 'transitions', register: transitionsSuite, facts: transitionsFacts },
  { name: 'previews', register: previewingSuite, facts: previewingFacts },
  { name: 'toggling', register: togglingSuite, facts: togglingFacts },
  { name: 'undelivered', register: undeliveredSuite, facts: 'own' },
  { name: 'public fields', register: publicFieldsSuite, facts: publicFieldsFacts },
  { name: 'private fields', register: privateFieldsSuite, facts: publicFieldsFacts },
  { name: 'public lists', register: publicListSuite, facts: publicListFacts },
  { name: 'public addresses', register: publicAddressesSuite, facts: publicAddressesFacts },
  { name: 'undeletable', register: undeletableSuite, facts: undeletableFacts },
  { name: 'trash', register: trashSuite, facts: trashFacts },
  { name: 'references', register: referencesSuite, facts: referencesFacts },
  { name: 'permissions', register: refusalsSuite, facts: permissionFacts, effort: 19 },
  { name: 'ids of others', register: foreignIdsSuite, facts: foreignIdsFacts, effort: 6 },
  { name: 'pages of others', register: foreignPagesSuite, facts: foreignPagesFacts },
  { name: 'members at work', register: doersSuite, facts: doersFacts, effort: 16 },
  { name: 'administrators at work', register: administratorsSuite, facts: administratorsFacts, effort: 8 },
  // What must stay hidden is decided by each type's own fields, and by other types of the tenant that show it.
  { name: 'canaries', register: canariesSuite, facts: 'own' },
  { name: 'owner-only fields', register: ownedSuite, facts: ownedFacts },
  { name: 'custom roles', register: roleMatrixSuite, facts: roleFacts, effort: 22 },
  { name: 'unread types', register: roleUnreadSuite, facts: unreadFacts, effort: 7 },
  { name: 'hidden fields', register: roleHidingSuite, facts: hidingFacts },
  { name: 'personal data', register: rolePersonalSuite, facts: personalRoleFacts },
  { name: 'translators', register: roleTranslatingSuite, facts: translatingFacts },
  // Reads the declaration only.
  { name: 'rights', register: roleRightsSuite, facts: 'own' },
]

/** Name of the tests of what all types of a tenant share. */
export const LIBRARY = 'library'

/** Media, members, keys and webhooks work alike in all tenants; one runs the platform. */
export const libraryFacts = ({ number, contentTypes }: Tenant): readonly unknown[] =>
  contentTypes.length === 0 ? [] : [{ isPlatform: number === 1 }]
