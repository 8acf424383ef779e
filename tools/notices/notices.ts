import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { root } from '../root.ts'

export const NOTICES_FILE = 'THIRD-PARTY-NOTICES.txt'

/** Package of other authors that is part of an installation. */
export type ThirdParty = { readonly name: string; readonly version: string; readonly license: string; readonly folder: string }

const lockFile = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      license: v.optional(v.string()),
      dev: v.optional(v.boolean(), false),
      link: v.optional(v.boolean(), false),
    }),
  ),
})

const manifest = v.object({ license: v.optional(v.string()) })

const MODULES = 'node_modules/'

/** Returns the licence in the package's own manifest, which the lock file lacks for some. */
const licenseIn = (folder: string): string => {
  const path = join(root, folder, 'package.json')
  const read = existsSync(path) ? v.safeParse(manifest, JSON.parse(readFileSync(path, 'utf8'))) : null
  return (read?.success === true ? read.output.license : undefined) ?? 'see its package'
}

/** Reads the packages that an installation contains in addition to ours, for all platforms, from the lock file. */
export const thirdParties = (): readonly ThirdParty[] => {
  const { packages } = v.parse(lockFile, JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  return Object.entries(packages)
    .flatMap(([folder, { version, license, dev, link }]) => {
      const at = folder.lastIndexOf(MODULES)
      if (at < 0 || dev || link || version === undefined) return []
      return [{ name: folder.slice(at + MODULES.length), version, license: license ?? licenseIn(folder), folder }]
    })
    .toSorted((one, other) => (one.folder < other.folder ? -1 : 1))
}

const TEXT_FILE = /^(?:licen[cs]e|copying|notice|ofl)(?:[.-].*)?$/i

const textsOf = ({ folder }: ThirdParty): readonly string[] => {
  const path = join(root, folder)
  if (!existsSync(path)) return []
  const files = readdirSync(path, { withFileTypes: true }).filter((file) => file.isFile() && TEXT_FILE.test(file.name))
  return files.map(({ name }) => readFileSync(join(path, name), 'utf8').replaceAll('\r\n', '\n').trim()).toSorted()
}

const RULE = '-'.repeat(80)

/** Writes the notices: a list of all packages, then each licence text once with the packages that have it. */
export const writeNotices = (packages: readonly ThirdParty[]): string => {
  const holders = new Map<string, Set<string>>()
  for (const one of packages)
    for (const text of textsOf(one)) holders.set(text, (holders.get(text) ?? new Set()).add(`${one.name} ${one.version}`))
  const list = [...new Set(packages.map(({ name, version, license }) => `${name} ${version} (${license})`))]
  const texts = [...holders].map(([text, names]) => `${RULE}\n${[...names].join('\n')}\n\n${text}\n`)
  const head = 'Captain contains software of other authors under the licences below. `npm run notices:write` generates this file.'
  return `${head}\n\n${list.join('\n')}\n\n${texts.join('\n')}`
}
