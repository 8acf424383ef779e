import type { Plugin } from 'vite'

/** Leaves `builds/latest.json` beside a build: the script that it begins with, by which an open page learns of a newer one. */
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
