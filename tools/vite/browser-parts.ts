import { defaultClientConditions, type Plugin } from 'vite'

/** Resolves the registry of tenants to the browser parts; server parts are absent. */
export const browserParts = (): Plugin => ({
  name: 'captain-browser-parts',
  config: () => ({ resolve: { conditions: ['captain-browser', ...defaultClientConditions] } }),
})
