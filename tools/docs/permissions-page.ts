import type { AnyContentType, Tenant } from '@captain/content-core'
import {
  answerTo,
  isDelivered,
  LIBRARY_OPERATIONS,
  operationsOf,
  PERSONS,
  type Operation,
  type Person,
} from '@captain/content-testing/permissions'

const WHO: Readonly<Record<Person, string>> = {
  guest: 'nobody signed in',
  unapproved: 'an account that nobody has approved',
  outsider: 'an approved account without a place in the tenant',
  viewer: 'a member: reads',
  editor: 'a member: writes',
  owner: 'a member: manages',
  admin: 'an administrator',
  listedAdmin: 'an account named in `CAPTAIN_ADMIN_IDS`, approved or not',
  readingKey: 'a program with a key of the tenant that may only read content',
  wholeKey: 'a program with a key of the tenant that may do all that keys may',
  foreignKey: 'a program with a key of another tenant',
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

const READING = {
  method: 'GET',
  path: '',
  on: 'nothing',
  writes: false,
  isOffered: true,
  answer: 200,
  absent: 405,
  keyScopes: ['content:read'],
} as const

const people = (): string =>
  table(
    ['who', 'what', 'needs a viewer', 'needs an editor', 'needs an owner'],
    PERSONS.map((person) => [
      person,
      WHO[person],
      ...(['viewer', 'editor', 'owner'] as const).map((role) => `${answerTo(person, { ...READING, name: role, role })}`),
    ]),
  )

const roleOf = (operations: readonly Operation[], name: string): string => {
  const found = operations.find((operation) => operation.name === name && operation.isOffered)
  return found?.role ?? '–'
}

const COLUMNS = [
  ['reads', 'list'],
  ['takes away as a file', 'export'],
  ['adds', 'create'],
  ['changes', 'update'],
  ['changes many', 'change many'],
  ['brings in from a file', 'import'],
  ['sorts', 'sort'],
  ['deletes', 'delete'],
] as const

const stepsOf = (operations: readonly Operation[]): string => {
  const steps = operations.filter(({ on, isOffered }) => isOffered && typeof on === 'object' && 'step' in on)
  const byRole = [...Map.groupBy(steps, ({ role }) => role)].map(([role, group]) => `${group.map(({ name }) => name).join(', ')} (${role})`)
  return byRole.join('; ') || '–'
}

const publicOf = (type: AnyContentType): string =>
  [...(isDelivered(type) ? ['reads'] : []), ...(type.submission === null ? [] : ['sends'])].join(', ') || '–'

const keysOf = (operations: readonly Operation[]): string => {
  const scopes = new Set(operations.flatMap(({ keyScopes, isOffered }) => (isOffered ? (keyScopes ?? []) : [])))
  return [...scopes].sort().join(', ') || '–'
}

const tenantTable = ({ contentTypes }: Tenant): string =>
  table(
    ['content type', ...COLUMNS.map(([label]) => label), 'steps', 'the public', 'scopes of keys'],
    contentTypes.map((type) => {
      const operations = operationsOf(type)
      return [
        `\`${type.name}\``,
        ...COLUMNS.map(([, name]) => roleOf(operations, name)),
        stepsOf(operations),
        publicOf(type),
        keysOf(operations),
      ]
    }),
  )

const addressOf = ({ method, path, query = '' }: Operation): string => `\`${method} ${path}${query.replace(/=[^&]+/g, '=…')}\``

/** Returns every operation once, from any type that has it. */
const operationsOfAll = (tenants: readonly Tenant[]): readonly Operation[] => {
  const all = tenants.flatMap(({ contentTypes }) => contentTypes).flatMap((type) => operationsOf(type))
  return [...new Map(all.filter(({ isOffered }) => isOffered).map((operation) => [operation.name, operation])).values()]
}

const cells = (tenants: readonly Tenant[]): number =>
  PERSONS.length * tenants.flatMap(({ contentTypes }) => contentTypes).reduce((sum, type) => sum + operationsOf(type).length, 0)

/** Generates the permissions page from the tenants' declarations, as Markdown. */
export const permissionsPage = (all: readonly Tenant[]): string => {
  const tenants = all.filter(({ contentTypes }) => contentTypes.length > 0)
  return [
    '# Who may do what',
    'Written by `npm run docs:permissions` from the declarations; the tests fail while it is out of date.',
    `Each of the ${cells(tenants).toLocaleString('en')} cells of person × content type × operation is tried on the running server by \`describeTenant\`, and whatever is refused must leave everything as it was.`,
    '## Who asks, and what the server answers',
    'An operation needs a role. Outside the tenant everything looks as if it did not exist. What a content type does not have is answered 405 (404 for a preview) to those who could use it.',
    people(),
    '## What each content type allows',
    'The least role of those who may; a dash where the declaration has no such thing.',
    ...tenants.flatMap((tenant) => [`### ${tenant.names.en} (\`${tenant.slug}\`)`, tenantTable(tenant)]),
    '## What all types of a tenant share',
    table(
      ['operation', 'address', 'least role'],
      LIBRARY_OPERATIONS.map((operation) => [operation.name, addressOf(operation), operation.role]),
    ),
    '## The addresses of the operations',
    table(
      ['operation', 'address', 'scopes of keys'],
      operationsOfAll(tenants).map((operation) => [operation.name, addressOf(operation), operation.keyScopes?.join(' + ') ?? 'none']),
    ),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n')
}
