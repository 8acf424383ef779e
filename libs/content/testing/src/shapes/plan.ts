import { cover, standingFor, type Candidate } from './cover.ts'
import { factKey } from './fact-key.ts'
import { ownCodeNames } from './store-facts.ts'
import { subjectName, type Subject } from './subject.ts'
import { LIBRARY, libraryFacts, SUITES, type PlannedSuite } from './suites.ts'

/** A type that others represent, because each of its facts is one of theirs. */
export type Represented = { readonly name: string; readonly by: readonly string[] }

/** The types that prove a suite, and those that they represent. */
export type Group = {
  readonly suite: string
  /** Number of different facts. */
  readonly facts: number
  readonly runs: readonly string[]
  readonly others: readonly string[]
  /** Returns which types represent each of the others. */
  readonly represented: () => readonly Represented[]
}

/** Tenths of a second that most suites take for one type. */
const USUAL_EFFORT = 3

const groupOf = (suite: string, candidates: readonly Candidate[], chosen: readonly Candidate[]): Group => {
  const others = candidates.filter((one) => !chosen.includes(one))
  return {
    suite,
    facts: new Set(candidates.flatMap(({ facts }) => [...facts])).size,
    runs: chosen.map(({ name }) => name),
    others: others.map(({ name }) => name),
    represented: () => others.map((one) => ({ name: one.name, by: standingFor(one, chosen) })),
  }
}

const candidatesOf = ({ facts }: PlannedSuite, subjects: readonly Subject[]): readonly Candidate[] =>
  subjects
    .map((subject) => ({
      name: subjectName(subject),
      tenant: subject.tenant.slug,
      facts: new Set(facts === 'own' ? [] : facts(subject).map(factKey)),
    }))
    .filter((one) => one.facts.size > 0)

const tenantsOf = (subjects: readonly Subject[]): readonly Candidate[] =>
  [...new Set(subjects.map(({ tenant }) => tenant))].map((tenant) => ({
    name: tenant.slug,
    tenant: tenant.slug,
    facts: new Set(libraryFacts(tenant).map(factKey)),
  }))

/** Chooses for each suite the types that prove it. The suites that take long come first, so that the others even out the tenants. */
export const groupsOf = (subjects: readonly Subject[]): readonly Group[] => {
  const loads = new Map<string, number>()
  const effortOf = ({ effort = USUAL_EFFORT }: PlannedSuite): number => effort
  const planned = SUITES.filter(({ facts }) => facts !== 'own').toSorted((one, other) => effortOf(other) - effortOf(one))
  const groups = planned.map((suite) => {
    const candidates = candidatesOf(suite, subjects)
    const chosen = cover(candidates, loads)
    for (const { tenant } of chosen) loads.set(tenant, (loads.get(tenant) ?? 0) + effortOf(suite))
    return groupOf(suite.name, candidates, chosen)
  })
  const tenants = tenantsOf(subjects)
  return [...groups, groupOf(LIBRARY, tenants, cover(tenants, loads))]
}

/**
 * Part of the matrix of all suites and types that a run tests: what proves each fact once, what this leaves, or all of it. The first two
 * together are the third, without a test in both.
 */
export type Scope = 'representatives' | 'rest' | 'all'

/** What a run tests, as the global set-up provides it to the test files of all tenants. */
export type ConformancePlan = {
  readonly scope: Scope
  /** Names of types by suite; absent for suites that prove what is each type's own. */
  readonly suites: Readonly<Record<string, Pick<Group, 'runs' | 'others'>>>
  /** Types with own code or checks: only they may need samples from the tenant. */
  readonly withCode: readonly string[]
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Which types run which conformance suites. */
    conformancePlan: ConformancePlan
  }
}

/** Returns the plan of a run. */
export const planOf = (subjects: readonly Subject[], groups: readonly Group[], scope: Scope): ConformancePlan => ({
  scope,
  withCode: subjects.filter((subject) => ownCodeNames(subject).length > 0).map(subjectName),
  suites: Object.fromEntries(groups.map(({ suite, runs, others }) => [suite, { runs, others }])),
})

/** Returns whether a run tests what is each type's own, or each tenant's. */
export const testsOwn = ({ scope }: ConformancePlan): boolean => scope !== 'rest'

/** Returns whether a run tests a suite for a type, or the shared part for a tenant. */
export const isPlanned = (plan: ConformancePlan, suite: string, name: string): boolean => {
  const group = plan.suites[suite]
  if (plan.scope === 'all') return true
  if (group === undefined) return testsOwn(plan)
  return plan.scope === 'rest' ? !group.runs.includes(name) : group.runs.includes(name)
}

/** Returns whether a run has tests of a type: in the rest, types that prove all of their facts have none. */
export const hasTests = (plan: ConformancePlan, name: string): boolean =>
  testsOwn(plan) || Object.values(plan.suites).some(({ others }) => others.includes(name))
