import { startServer } from '../testing/server.ts'

/** Playwright's global set-up: the built product on fresh demo data. The tests find it through baseURL and DEMO_PASSWORD. */
export default async () => {
  const server = await startServer()
  process.env['BASE_URL'] = server.baseUrl
  process.env['DEMO_PASSWORD'] = server.demoPassword
  return server.dispose
}
