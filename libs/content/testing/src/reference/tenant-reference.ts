import { routesOf, type AnyContentType, type Tenant, isDelivered } from '@captain/content-core'
import type { Operation } from '../declared/operation.ts'
import { operationsOf } from '../declared/operations.ts'
import { PERSONS } from '../declared/persons.ts'
import { markdownTable } from './markdown-table.ts'

const NONE = '–'

const COLUMNS = [
  ['read', 'list'],
  ['export', 'export'],
  ['create', 'create'],
  ['update', 'update'],
  ['bulk actions', 'change many'],
  ['import', 'import'],
  ['sort', 'sort'],
  ['delete', 'delete'],
] as const

const roleOf = (operations: readonly Operation[], name: string): string =>
  operations.find((operation) => operation.name === name && operation.isOffered)?.role ?? NONE

const transitionsOf = (operations: readonly Operation[]): string => {
  const offered = operations.filter(({ on, isOffered }) => isOffered && typeof on === 'object' && 'step' in on)
  const byRole = [...Map.groupBy(offered, ({ role }) => role)].map(
    ([role, group]) => `${group.map(({ name }) => name).join(', ')} (${role})`,
  )
  return byRole.join('; ') || NONE
}

const publicOf = (type: AnyContentType): string =>
  [...(isDelivered(type) ? ['read'] : []), ...(type.submission === null ? [] : ['send'])].join(', ') || NONE

const scopesOf = (operations: readonly Operation[]): string => {
  const scopes = new Set(operations.flatMap(({ keyScopes, isOffered }) => (isOffered ? (keyScopes ?? []) : [])))
  return [...scopes].toSorted().join(', ') || NONE
}

const permissionRow = (type: AnyContentType): readonly string[] => {
  const operations = operationsOf(type)
  return [
    `\`${type.name}\``,
    ...COLUMNS.map(([, name]) => roleOf(operations, name)),
    transitionsOf(operations),
    publicOf(type),
    scopesOf(operations),
  ]
}

/** Returns how many cells of person, content type and operation the conformance suite tries. */
const cellsOf = ({ contentTypes }: Tenant): number =>
  PERSONS.length * contentTypes.reduce((sum, type) => sum + operationsOf(type).length, 0)

/** Generates the page of a tenant's routes and permissions from its declaration, as Markdown. */
export const tenantReference = (tenant: Tenant): string =>
  `${[
    `# ${tenant.names.en}: routes and permissions`,
    'Written by `npm run docs:write` from the declaration. The tests of this library fail while it is out of date.',
    '## Routes of the back office',
    'Without a language prefix. Each route also exists below `/ja` and `/en`.',
    routesOf(tenant)
      .map((path) => `- \`${path}\``)
      .join('\n'),
    '## Permissions',
    `The minimum role for each operation; a dash if the content type lacks it. The conformance suite tries all ${cellsOf(tenant).toLocaleString('en')} combinations of person, content type and operation on the running server. A refused operation must change nothing.`,
    markdownTable(
      ['content type', ...COLUMNS.map(([label]) => label), 'transitions', 'the public', 'API key scopes'],
      tenant.contentTypes.map(permissionRow),
    ),
  ].join('\n\n')}\n`
