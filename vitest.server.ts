import type { TestProject } from 'vitest/node'
import { startServer } from './tools/testing/server.ts'

/** Starts one real server on fresh demo data for the conformance suites of all tenants. */
export default async (project: TestProject) => {
  const server = await startServer()
  project.provide('baseUrl', server.baseUrl)
  project.provide('demoPassword', server.demoPassword)
  return server.dispose
}
