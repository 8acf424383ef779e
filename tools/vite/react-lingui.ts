import { fileURLToPath } from 'node:url'
import { linguiTransformerBabelPreset, lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'

const ownConfig = fileURLToPath(new URL('../../lingui.config.ts', import.meta.url))

type Options = {
  readonly failOnMissing: boolean
  /** Lingui's configuration, if it is that of another checkout. */
  readonly configPath?: string
}

/** The plugins of every React build and test: Lingui's macros are compiled before React's transform. */
export const reactLingui = ({ failOnMissing, configPath = ownConfig }: Options): PluginOption[] => [
  babel({ presets: [linguiTransformerBabelPreset({}, { configPath })] }),
  react(),
  lingui({ configPath, failOnMissing, failOnCompileError: true }),
]
