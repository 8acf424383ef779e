import { describe, expect, inject, test } from 'vitest'
import type { ContractTest } from './contract-test.ts'
import { testsOwn } from '../shapes/plan.ts'
import { runExample } from './run-example.ts'

/** The delivery API as a tenant's public site uses it. */
export type DeliveryUnderTest = {
  /** Returns the queries of the site; `baseUrl` is the address of the server. */
  readonly queries: (baseUrl: string) => readonly ContractTest[]
  /** Examples of the tenant's README, and the output that they must print. */
  readonly examples: readonly { readonly file: URL; readonly prints: RegExp }[]
  /** Registers further tests of the site. */
  readonly describeSite?: () => void
}

/**
 * Registers the contract tests of a tenant's delivery API, on the real server with demo records. Call it before `describeTenant`, whose
 * tests change the records.
 */
export const describeDelivery = (slug: string, { queries, examples, describeSite }: DeliveryUnderTest): void => {
  if (!testsOwn(inject('conformancePlan'))) return
  const baseUrl = inject('baseUrl')
  describe(`${slug} delivery`, () => {
    test.each(queries(baseUrl))('answers %s', async (_query, run) => {
      const { isRight, answer } = await run()
      expect(isRight, JSON.stringify(answer)).toBe(true)
    })

    test.each(examples)('runs the example that prints $prints', async ({ file, prints }) => {
      expect(await runExample(file, baseUrl)).toMatch(prints)
    })

    describeSite?.()
  })
}
