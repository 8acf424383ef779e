import { fileURLToPath } from 'node:url'
import { defaultServerConditions, defineConfig } from 'vite'
import { precompressFiles } from '../../tools/vite/precompress-files.ts'
import { reactLingui } from '../../tools/vite/react-lingui.ts'

// The first versions with light-dark(): the style sheet keeps it as written.
const BROWSERS = ['chrome123', 'firefox121', 'safari17.5']

const source = (path: string): string => fileURLToPath(new URL(`src/${path}`, import.meta.url))

/** Two builds: what a browser loads (a stylesheet, and a script for the form; reading pages have none), and the server half in one file. */
export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [reactLingui({ failOnMissing: true }), ...(isSsrBuild === true ? [] : [precompressFiles()])],
  define: isSsrBuild === true ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  // One file that needs no node_modules, with React's production half however the server was started.
  ssr: { noExternal: true, resolve: { conditions: ['captain-site', ...defaultServerConditions] } },
  build: {
    target: isSsrBuild === true ? 'node22' : BROWSERS,
    cssTarget: BROWSERS,
    // Both builds must make the same bytes of the stylesheet: its name is the hash of them.
    cssMinify: true,
    copyPublicDir: isSsrBuild !== true,
    outDir: isSsrBuild === true ? 'dist/server' : 'dist/client',
    // The few pages with a form load one script by its name; there is nothing to load ahead.
    modulePreload: false,
    rolldownOptions:
      isSsrBuild === true
        ? {}
        : {
            input: { site: source('styles/site.css'), 'contact-form': source('contact-form/main.ts') },
            output: { entryFileNames: 'assets/[name].js' },
          },
  },
}))
