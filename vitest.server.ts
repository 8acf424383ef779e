import type { TestProject } from 'vitest/node'
import { startServer } from './tools/testing/server.ts'

/** Starts one real server on fresh demo data for the conformance suites of all tenants. */
export default async (project: TestProject) => {
  // Suites say which address they send from, so that one sender's limit does not end another test.
  const server = await startServer({ env: { CAPTAIN_TRUSTED_PROXY_HOPS: '1' } })
  project.provide('baseUrl', server.baseUrl)
  project.provide('demoPassword', server.demoPassword)
  return server.dispose
}
