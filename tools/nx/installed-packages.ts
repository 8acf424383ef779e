import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, type Dirent } from 'node:fs'
import { join } from 'node:path'

/** A workspace is a link, and its manifest is one of the sources. */
type Package = { readonly path: string; readonly isWorkspace: boolean }

// Asking first costs less than an exception, and most packages have no nested ones.
const entriesOf = (folder: string): readonly Dirent[] => (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])

/** Lists the packages of a folder, of its scopes, and those nested in them. */
const packagesIn = (root: string, folder: string): readonly Package[] =>
  entriesOf(join(root, folder)).flatMap((entry) => {
    if (entry.name.startsWith('.')) return []
    const path = `${folder}/${entry.name}`
    if (entry.name.startsWith('@')) return packagesIn(root, path)
    return [{ path, isWorkspace: entry.isSymbolicLink() }, ...packagesIn(root, `${path}/node_modules`)]
  })

/** The manifest of a package, which states its version; empty if it is missing. */
const manifestOf = (root: string, { path, isWorkspace }: Package): string => {
  const manifest = join(root, path, 'package.json')
  return !isWorkspace && existsSync(manifest) ? readFileSync(manifest, 'utf8') : ''
}

/**
 * Returns a hash of the places and manifests of all installed packages. The lock file has only what should be installed, and npm's own
 * list of what is installed does not change when a folder is deleted or replaced.
 */
export const installedPackages = (root: string): string => {
  const hash = createHash('sha256')
  const packages = packagesIn(root, 'node_modules').toSorted((one, other) => (one.path < other.path ? -1 : 1))
  for (const found of packages) hash.update(`${found.path}\0${manifestOf(root, found)}\0`)
  return hash.digest('hex')
}

// Nx runs this as an input of its targets, in the root of the workspace.
if (import.meta.main) process.stdout.write(installedPackages(process.cwd()))
