import type { ErasedMessages, Tenant } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { beforeAll, expect, inject, test } from 'vitest'
import type { People } from './session/people.ts'
import { hasTests, isPlanned, testsOwn } from './shapes/plan.ts'
import { LIBRARY, SUITES } from './shapes/suites.ts'
import { subjectName } from './shapes/subject.ts'
import { declarationSuite } from './suites/declaration.ts'
import { librarySuite } from './suites/library.ts'
import { describeWhen } from './suites/test-when.ts'
import { wordingSuite } from './suites/wording.ts'
import { openWorld, type TenantSamples, type World } from './world/world.ts'

/** Messages of a tenant's declaration in both languages, and the values that its samples need in addition to the declaration. */
export type TenantUnderTest = Readonly<Record<Locale, ErasedMessages>> & { readonly samples?: TenantSamples }

const NOTHING = { name: '', sections: {}, fields: {} }

/**
 * Registers the conformance suite of a tenant: derives every test from its declaration and runs it against the real server. The plan of the
 * run decides which suites its types prove for all tenants.
 */
export const describeTenant = (tenant: Tenant, { samples, ...words }: TenantUnderTest): void => {
  const plan = inject('conformancePlan')
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

  describeWhen(testsOwn(plan), tenant.slug, () => {
    declarationSuite(tenant, words)

    test('has own samples only for types with own code or checks, which tell their shape apart', () => {
      const without = Object.keys(samples ?? {}).filter((name) => !plan.withCode.includes(`${tenant.slug}.${name}`))
      expect(without).toEqual([])
    })
  })

  describeWhen(isPlanned(plan, LIBRARY, tenant.slug), `${tenant.slug} library`, () => {
    librarySuite(tenant, () => people)
  })

  for (const type of tenant.contentTypes) {
    const name = subjectName({ tenant, type })
    describeWhen(hasTests(plan, name), name, () => {
      if (testsOwn(plan)) wordingSuite(type, words.ja[type.name] ?? NOTHING, words.en[type.name] ?? NOTHING)
      let world: World | null = null
      for (const suite of SUITES) if (isPlanned(plan, suite.name, name)) suite.register(type, () => (world ??= worldOf(type)), tenant)
    })
  }
}
