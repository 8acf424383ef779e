import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { appParts } from '../../tools/vite/browser-parts.ts'
import { CAPTAIN_LAYERS } from '../../tools/vite/captain-layers.ts'
import { directImports } from '../../tools/vite/direct-imports.ts'
import { importAgain } from '../../tools/vite/import-again.ts'
import { latestBuild } from '../../tools/vite/latest-build.ts'
import { layerGroups } from '../../tools/vite/layers.ts'
import { precompressFiles } from '../../tools/vite/precompress-files.ts'
import { reactLingui } from '../../tools/vite/react-lingui.ts'
import { splitMantineStyles } from '../../tools/vite/split-mantine-styles.ts'

export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    reactLingui({ failOnMissing: command === 'build' }),
    appParts(),
    directImports(),
    splitMantineStyles(),
    latestBuild(),
    importAgain(),
    precompressFiles(),
  ],
  // The server puts a fresh nonce in place of this word for every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2023',
    assetsDir: 'captain-assets',
    modulePreload: { polyfill: false },
    // Maps each entry to its files. The checks of the size budgets read it.
    manifest: true,
    // What everybody in the back office loads once.
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups: layerGroups(CAPTAIN_LAYERS) } } },
  },
}))
