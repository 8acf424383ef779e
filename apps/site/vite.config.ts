import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { reactLingui } from '../../tools/vite/react-lingui.ts'

// The first versions with light-dark(): the style sheet keeps it as written.
const BROWSERS = ['chrome123', 'firefox121', 'safari17.5']

/** Two builds: what a browser loads (a stylesheet; reading pages have no script), and the server half in one file. */
export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [reactLingui({ failOnMissing: true })],
  define: isSsrBuild === true ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  // One file that needs no node_modules, with React's production half however the server was started.
  ssr: { noExternal: true },
  build: {
    target: isSsrBuild === true ? 'node22' : BROWSERS,
    cssTarget: BROWSERS,
    // Both builds must make the same bytes of the stylesheet: its name is the hash of them.
    cssMinify: true,
    copyPublicDir: isSsrBuild !== true,
    outDir: isSsrBuild === true ? 'dist/server' : 'dist/client',
    rolldownOptions: isSsrBuild === true ? {} : { input: fileURLToPath(new URL('src/styles/site.css', import.meta.url)) },
  },
}))
