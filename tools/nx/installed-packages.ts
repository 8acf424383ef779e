import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, type Dirent } from 'node:fs'
import { join } from 'node:path'

const entriesOf = (folder: string): readonly Dirent[] => {
  try {
    return readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'))
  } catch {
    return []
  }
}

/** The manifest of a package, which states its version; empty if it is missing. */
const manifestIn = (folder: string): string => {
  try {
    return readFileSync(join(folder, 'package.json'), 'utf8')
  } catch {
    return ''
  }
}

/** Lists the packages of a folder, of its scopes, and those nested in them. A workspace is a link, and its manifest is one of the sources. */
const packagesIn = (root: string, folder: string): readonly string[] =>
  entriesOf(join(root, folder)).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.name.startsWith('@')) return packagesIn(root, path)
    const manifest = entry.isSymbolicLink() ? '' : manifestIn(join(root, path))
    return [`${path}\0${manifest}\0`, ...packagesIn(root, `${path}/node_modules`)]
  })

/**
 * Returns a hash of the places and manifests of all installed packages. The lock file tells only what should be installed, and npm's own
 * list of what is installed does not change when a folder is deleted or replaced.
 */
export const installedPackages = (root: string): string => {
  const hash = createHash('sha256')
  for (const text of packagesIn(root, 'node_modules').toSorted()) hash.update(text)
  return hash.digest('hex')
}

// Nx runs this as an input of its targets, in the root of the workspace.
if (import.meta.main) process.stdout.write(installedPackages(process.cwd()))
