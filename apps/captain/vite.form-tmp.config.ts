import { defineConfig } from 'vite'
import { reactLingui } from '../../tools/vite/react-lingui.ts'
export default defineConfig({
  root: '/work/main/apps/captain',
  cacheDir: '/tmp/form-vite',
  plugins: [reactLingui({ failOnMissing: false })],
  html: { cspNonce: '__CSP_NONCE__' },
  server: {
    host: 'localhost',
    port: 5471,
    strictPort: true,
    proxy: { '/api': 'http://localhost:3471', '/media': 'http://localhost:3471' },
  },
})
