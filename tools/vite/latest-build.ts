import type { Plugin } from 'vite'

/** Writes `builds/latest.json` next to a build: its entry script, from which an open page detects a newer build. */
export const latestBuild = (): Plugin => {
  let base = '/'
  return {
    name: 'captain:latest-build',
    apply: 'build',
    configResolved: (config) => {
      base = config.base
    },
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
      if (entry === undefined) throw new Error('A build without an entry has no newest script')
      this.emitFile({ type: 'asset', fileName: 'builds/latest.json', source: `${JSON.stringify({ entry: base + entry.fileName })}\n` })
    },
  }
}
