import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { browserParts } from '../tools/vite/browser-parts.ts'
import { reactLingui } from '../tools/vite/react-lingui.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../{libs,apps}/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Absolute addresses, like those of images in the media library.
  staticDirs: [{ from: './pictures', to: '/pictures' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [reactLingui({ failOnMissing: false }), browserParts()],
      // The database of a running server. Tests of stories watch nothing.
      ...(process.env['VITEST'] === undefined && { server: { watch: { ignored: ['**/.data/**'] } } }),
    }),
}

export default config
