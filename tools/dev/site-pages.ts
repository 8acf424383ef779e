import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../root.ts'

/** Sent to open pages of the site when one of its modules has changed. */
export const RELOAD_EVENT = 'captain:site-changed'

/** A module for pages of the site. */
export const RELOAD_SCRIPT = '/@captain/site-reload.js'

const RELOAD = `import.meta.hot.on('${RELOAD_EVENT}', () => location.reload())`

const FORM_SCRIPT = '/assets/contact-form.js'
const FORM_SOURCE = `/@fs${join(root, 'apps/site/src/contact-form/main.ts')}`

/** Serves the scripts of the public site: that of its form by its build name, and one that reloads pages. */
export const sitePages = (): Plugin => ({
  name: 'captain:site-pages',
  resolveId: (id) => (id === RELOAD_SCRIPT ? id : null),
  load: (id) => (id === RELOAD_SCRIPT ? RELOAD : null),
  configureServer: ({ middlewares }) => {
    middlewares.use((incoming, _outgoing, next) => {
      if (incoming.url === FORM_SCRIPT) incoming.url = FORM_SOURCE
      next()
    })
  },
})
