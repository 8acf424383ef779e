import type { ErasedMessages, Tenant } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { beforeAll, describe, inject } from 'vitest'
import type { People } from './session/people.ts'
import { declarationSuite } from './suites/declaration.ts'
import { customRolesSuite } from './suites/custom-roles.ts'
import { canariesSuite } from './suites/canaries.ts'
import { deletingSuite } from './suites/deleting.ts'
import { deliveringSuite } from './suites/delivering.ts'
import { librarySuite } from './suites/library.ts'
import { keepingSuite } from './suites/keeping.ts'
import { legalSuite } from './suites/legal.ts'
import { listingSuite } from './suites/listing.ts'
import { ownedSuite } from './suites/owned.ts'
import { permissionsSuite } from './suites/permissions.ts'
import { previewingSuite } from './suites/previewing.ts'
import { publishingSuite } from './suites/publishing.ts'
import { refusingSuite } from './suites/refusing.ts'
import { sendingSuite } from './suites/sending.ts'
import { transitionsSuite } from './suites/transitions.ts'
import { storingSuite } from './suites/storing.ts'
import { togglingSuite } from './suites/toggling.ts'
import { updatingSuite } from './suites/updating.ts'
import { wordingSuite } from './suites/wording.ts'
import { openWorld, type TenantSamples, type World } from './world/world.ts'

/** Messages of a tenant's declaration in both languages, and the values that its samples need in addition to the declaration. */
export type TenantUnderTest = Readonly<Record<Locale, ErasedMessages>> & { readonly samples?: TenantSamples }

const SUITES = [
  storingSuite,
  sendingSuite,
  keepingSuite,
  refusingSuite,
  listingSuite,
  updatingSuite,
  publishingSuite,
  legalSuite,
  transitionsSuite,
  previewingSuite,
  togglingSuite,
  deliveringSuite,
  deletingSuite,
  permissionsSuite,
  canariesSuite,
  ownedSuite,
  customRolesSuite,
]

const NOTHING = { name: '', sections: {}, fields: {} }

/** Registers the conformance suite of a tenant: derives every test from its declaration and runs it against the real server. */
export const describeTenant = (tenant: Tenant, { samples, ...words }: TenantUnderTest): void => {
  let worldOf: Awaited<ReturnType<typeof openWorld>>['worldOf']
  let people: People
  beforeAll(async () => {
    const server = {
      baseUrl: inject('baseUrl'),
      password: inject('demoPassword'),
      listedAdmin: inject('listedAdmin'),
      passkeys: inject('passkeys'),
    }
    const opened = await openWorld(server, tenant, samples)
    people = opened.people
    worldOf = opened.worldOf
  })

  describe(tenant.slug, () => {
    declarationSuite(tenant, words)
  })

  describe(`${tenant.slug} library`, () => {
    librarySuite(tenant, () => people)
  })

  for (const type of tenant.contentTypes) {
    describe(`${tenant.slug}.${type.name}`, () => {
      wordingSuite(type, words.ja[type.name] ?? NOTHING, words.en[type.name] ?? NOTHING)
      let world: World | null = null
      for (const suite of SUITES) suite(type, () => (world ??= worldOf(type)), tenant)
    })
  }
}
