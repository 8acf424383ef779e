import { defaultClientConditions, type Plugin } from 'vite'

/** Resolves the registry of tenants to the browser parts; server parts are absent. */
export const browserParts = (): Plugin => ({
  name: 'captain-browser-parts',
  config: () => ({ resolve: { conditions: ['captain-browser', ...defaultClientConditions] } }),
})

/** The browser parts of the back office, without what only the server computes. Stories and tests, which have no server, compute it. */
export const appParts = (): Plugin => ({
  name: 'captain-app-parts',
  config: () => ({ resolve: { conditions: ['captain-app', 'captain-browser', ...defaultClientConditions] } }),
})
