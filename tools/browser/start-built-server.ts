import { SERVER_ARGUMENTS, SERVER_VARIABLES } from '../server-options.ts'
import { createAuthenticator } from '../testing/authenticator.ts'
import { authCallOver, cookiesOf, registerPasskey } from '../testing/passkey-session.ts'
import { createDemoFolder } from '../testing/data-folder.ts'
import { startServer } from '../testing/server.ts'

/**
 * Playwright's global set-up: the built product on fresh demo data, started as `npm start` does. The tests find it through baseURL,
 * DEMO_PASSWORD and ADMIN_PASSKEY.
 */
export default async () => {
  const server = await startServer({ dataDir: await createDemoFolder(), nodeArguments: SERVER_ARGUMENTS, env: SERVER_VARIABLES })
  process.env['BASE_URL'] = server.baseUrl
  process.env['DEMO_PASSWORD'] = server.demoPassword
  // Registered once: an account with a passkey needs a step-up to add another.
  const [call, authenticator] = [authCallOver(server.baseUrl), createAuthenticator(server.baseUrl)]
  const signedIn = await call('/sign-in/email', { body: { email: 'admin@captain.example', password: server.demoPassword } })
  await registerPasskey(call, authenticator, cookiesOf(signedIn))
  process.env['ADMIN_PASSKEY'] = JSON.stringify(authenticator.keep())
  return server.dispose
}
