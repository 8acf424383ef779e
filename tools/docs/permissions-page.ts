import { STEP_UP_ACTIONS, TYPE_RIGHT_NAMES, TYPE_RIGHTS } from '@captain/auth-core'
import { answerTo, LIBRARY_OPERATIONS, PERSONS, type Operation, type Person } from '@captain/content-testing/permissions'
import { markdownTable } from '@captain/content-testing/reference'
import { everyOperation } from './every-operation.ts'

const WHO: Readonly<Record<Person, string>> = {
  guest: 'no one signed in',
  unapproved: 'an account that no one has approved',
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
  markdownTable(
    ['who', 'what', 'needs a viewer', 'needs an editor', 'needs an owner'],
    PERSONS.map((person) => [
      person,
      WHO[person],
      ...(['viewer', 'editor', 'owner'] as const).map((role) => `${answerTo(person, { ...READING, name: role, role })}`),
    ]),
  )

const addressOf = ({ method, path, query = '' }: Operation): string => `\`${method} ${path}${query.replace(/=[^&]+/g, '=…')}\``

const stepUpActions = (): string =>
  markdownTable(
    ['action', 'what it does'],
    Object.entries(STEP_UP_ACTIONS).map(([action, does]) => [`\`${action}\``, does]),
  )

/** Generates the page of the permissions that all tenants share, as Markdown. */
export const permissionsPage = (): string =>
  `${[
    '# Who may do what',
    'Written by `npm run docs:write`. The tests fail while it is out of date. The permissions of each content type are in `reference.md` of its tenant’s library, such as [libs/tenants/t7/reference.md](../libs/tenants/t7/reference.md).',
    'The conformance suite tries every combination of person, content type and operation on the running server. A refused operation must change nothing.',
    '## People and responses',
    'An operation needs a role. Outside its members, a tenant looks as if it did not exist. An operation that a content type lacks gets 405 (404 for a preview) from those who could use it.',
    people(),
    '## Actions that require a step-up',
    'Accounts of every role need a passkey confirmation less than five minutes old; accounts without a passkey confirm with a code of their second factor, or by a new sign-in at their organisation. Without one they get 403 `step-up-required` with the `action`, and nothing changes. The effect decides, not the operation: saving a membership record changes a role like the endpoint for administrators. Accounts with neither must set one up first. During impersonation these actions are impossible. API keys are exempt: they reach only exports, with `submissions:read`. `apps/server/src/step-up.test.ts` tries every operation that writes.',
    stepUpActions(),
    '## Operations on a tenant',
    markdownTable(
      ['operation', 'address', 'minimum role'],
      LIBRARY_OPERATIONS.map((operation) => [operation.name, addressOf(operation), operation.role]),
    ),
    '## Custom roles',
    'Owners define roles of their tenant. A custom role names operations per content type, or for all types that are not named (`*`); the languages that it may write; and fields that it may only read or does not see. It never includes what only owners may do: members, roles, API keys, webhooks, types whose minimum role is owner. Without `read` it has no right on a type, and the type is in no menu, search, history or export. Without `publish`, published content stays as it is. Changes outside the languages and fields are refused as a whole, with their paths; values that stay the same are accepted. A role limited to languages changes only fields that have languages. Hidden fields are in no response, filter or sort; searches then find titles only, and there is no preview. Fields with personal data, and secrets that can be revealed, are hidden unless the role names them with `read` or `write`: no operation and no right on all other fields includes them. Where only such fields are hidden, searches find all other text, and the preview shows what is public.',
    markdownTable(
      ['right', 'operations'],
      TYPE_RIGHT_NAMES.map((right) => [right, TYPE_RIGHTS[right]]),
    ),
    '## Operations on records',
    'API keys need `submissions:read` in addition for content types with personal data. No key reaches content types with secrets.',
    markdownTable(
      ['operation', 'address', 'right of a custom role', 'API key scopes'],
      everyOperation.map((operation) => [
        operation.name,
        addressOf(operation),
        operation.rights?.join(' or ') ?? 'none',
        operation.keyScopes?.join(' + ') ?? 'none',
      ]),
    ),
  ].join('\n\n')}\n`
