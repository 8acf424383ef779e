import { defaultClientConditions, type Plugin } from 'vite'

/** Resolves what the registry of tenants lists to the parts that a browser runs; the server's are absent. */
export const browserParts = (): Plugin => ({
  name: 'captain-browser-parts',
  config: () => ({ resolve: { conditions: ['captain-browser', ...defaultClientConditions] } }),
})
