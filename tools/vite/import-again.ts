import type { Plugin } from 'vite'

/** How Vite's helper imports a chunk. */
const IMPORT = 'baseModule().catch(handlePreloadError)'

/**
 * Imports a chunk under another address. Some browsers, such as Chromium 150, remember for the life of a page that a module did not
 * arrive, and ask for it no more. Their messages name the module. What such a module imports itself keeps its address, so that a lost
 * part of it needs another load of the page.
 */
const AGAIN = `
const arrived = new Map()
function importAgain(error) {
  const [url] = /https?:\\S+\\.js/.exec(error.message) ?? []
  if (url === undefined || new URL(url).origin !== location.origin) throw error
  if (!arrived.has(url)) {
    arrived.set(url, import(/* @vite-ignore */ url + '?' + Date.now()))
    arrived.get(url).catch(() => arrived.delete(url))
  }
  return arrived.get(url)
}
`

/** Lets a page ask again for a chunk that did not arrive, in browsers that would answer from memory. */
export const importAgain = (): Plugin => {
  let isThere = false
  return {
    name: 'captain:import-again',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('vite/preload-helper.js')) return null
      isThere = true
      if (!code.includes(IMPORT)) throw new Error('The helper of Vite imports chunks in another way than import-again.ts expects')
      return { code: code.replace(IMPORT, 'baseModule().catch(importAgain).catch(handlePreloadError)') + AGAIN, map: null }
    },
    generateBundle() {
      if (!isThere) throw new Error('A build without the helper of Vite, which import-again.ts changes')
    },
  }
}
