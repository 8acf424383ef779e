import { isMemberRole, MEMBER_ROLES, type MemberRole } from '@captain/auth-core'
import { defineEndpoint, type ContextOf, type Endpoint } from '@captain/auth-server'
import { authorOf, describeFixed, privateJson, tenantOf, withValidationProblem, type FixedFacts } from '@captain/content-server/kit'
import { memberRoleSchema, roleSchema, rolesSchema } from '@captain/platform-core'
import { number, pipe, safeInteger, strictObject, string } from 'valibot'
import { operationTexts, type OperationName } from '../openapi/operation-texts.ts'
import type { PlatformServices } from '../services.ts'
import { assertSoundRole, changedRole, newRole } from './role-input.ts'
import { createRole, deleteRole, readRoles, updateRole } from './role-rows.ts'
import { setMemberRole } from './set-member-role.ts'

const PATH = '/api/v1/tenants/:tenant/roles'
const MEMBER = '/api/v1/tenants/:tenant/members/:account/role'
const OWNERS = { tenant: 'owner' } as const

/** Rights of others change: every change of a role needs a step-up. */
const STEP_UP = 'change-rights'

type Context = Omit<ContextOf<typeof PATH, typeof OWNERS>, 'url'>

const storeOf = (services: PlatformServices, call: Context) =>
  services.store.forTenant({ ...authorOf(call), role: call.role }, tenantOf(services, call.params.tenant))

const list = (services: PlatformServices): Endpoint =>
  defineEndpoint({
    method: 'GET',
    path: PATH,
    guard: OWNERS,
    schemas: { output: rolesSchema },
    handler: async ({ params }) => privateJson(await services.store.forPublic(tenantOf(services, params.tenant)).read(readRoles)),
  })

const create = (services: PlatformServices): Endpoint =>
  defineEndpoint({
    method: 'POST',
    path: PATH,
    guard: OWNERS,
    stepUp: STEP_UP,
    schemas: { body: newRole, output: roleSchema },
    handler: (call) =>
      withValidationProblem(call.locale, async () => {
        const store = storeOf(services, call)
        assertSoundRole(store.tenant, call.body)
        return privateJson(await store.writeAside((tx) => createRole(tx, call.body)), { status: 201 })
      }),
  })

const update = (services: PlatformServices): Endpoint =>
  defineEndpoint({
    method: 'PUT',
    path: `${PATH}/:key`,
    guard: OWNERS,
    stepUp: STEP_UP,
    schemas: { body: strictObject({ ...changedRole.entries, lockVersion: pipe(number(), safeInteger()) }), output: roleSchema },
    handler: (call) =>
      withValidationProblem(call.locale, async () => {
        const store = storeOf(services, call)
        const { lockVersion, ...contents } = call.body
        const role = { key: call.params.key, ...contents }
        assertSoundRole(store.tenant, role)
        return privateJson(await store.writeAside((tx) => updateRole(tx, role, lockVersion)))
      }),
  })

const remove = (services: PlatformServices): Endpoint =>
  defineEndpoint({
    method: 'DELETE',
    path: `${PATH}/:key`,
    guard: OWNERS,
    stepUp: STEP_UP,
    handler: async (call) => {
      await storeOf(services, call).writeAside((tx) => deleteRole(tx, call.params.key))
      return new Response(null, { status: 204 })
    },
  })

/** Returns the built-in role that a choice stores; members with a custom role have the lowest. */
const builtIn = (role: string): MemberRole => (isMemberRole(role) ? role : MEMBER_ROLES[0])

const assign = (services: PlatformServices): Endpoint =>
  defineEndpoint({
    method: 'PUT',
    path: MEMBER,
    guard: OWNERS,
    stepUp: STEP_UP,
    schemas: { body: strictObject({ role: string() }), output: memberRoleSchema },
    handler: (call) =>
      withValidationProblem(call.locale, async () => {
        const { role } = call.body
        const chosen = { role: builtIn(role), customRole: isMemberRole(role) ? null : role }
        await storeOf(services, call).writeAside((tx) => setMemberRole(tx, call.params.account, chosen))
        return privateJson(chosen)
      }),
  })

/** Endpoints for the custom roles of a tenant and the roles of its members, for its owners. */
export const roleEndpoints = (services: PlatformServices): readonly Endpoint[] => {
  const described = (endpoint: Endpoint, facts: FixedFacts<OperationName>): Endpoint => ({
    ...endpoint,
    describe: describeFixed(operationTexts, services, endpoint, facts),
  })
  const problems = ['invalid', 'step-up-required']
  return [
    described(list(services), { name: 'roles' }),
    described(create(services), { name: 'rolesCreate', status: 201, problems: [...problems, 'too-many-roles'] }),
    described(update(services), { name: 'rolesUpdate', problems: [...problems, 'version-conflict'] }),
    described(remove(services), { name: 'rolesRemove', problems: ['step-up-required', 'role-in-use'] }),
    described(assign(services), { name: 'memberRole', problems: [...problems, 'last-owner'] }),
  ]
}
