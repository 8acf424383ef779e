import type { Check } from './check.ts'

type Manifest = Partial<Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>>

const exact = /^(npm:(@[\w-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/

const isPinned = (name: string, version: string) => (name.startsWith('@captain/') ? version === '*' : exact.test(version))

type Lock = { readonly packages: Record<string, { readonly link?: boolean; readonly inBundle?: boolean; readonly integrity?: string }> }

/** Checks that what the registry hands out can be compared with a hash, on each platform. */
export const hashes: Check = {
  name: 'hashes of packages',
  findings: (tree) => {
    const { packages } = JSON.parse(tree.read('package-lock.json')) as Lock
    return Object.entries(packages)
      .filter(
        ([path, entry]) =>
          path.includes('node_modules/') && entry.link !== true && entry.inBundle !== true && entry.integrity === undefined,
      )
      .map(([path]) => `package-lock.json: ${path} has no integrity hash; choose a version that the registry has for each platform`)
  },
}

/** Checks that versions are exact and each package has one version in the repository. */
export const pins: Check = {
  name: 'exact versions',
  findings: (tree) => {
    const asked = tree.files('{package.json,{apps,libs,tools}/**/package.json}').flatMap((path) => {
      const manifest = JSON.parse(tree.read(path)) as Manifest
      const all = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }
      return Object.entries(all).map(([name, version]) => ({ path, name, version }))
    })
    const first = new Map<string, string>()
    for (const { name, version } of asked) if (!first.has(name)) first.set(name, version)
    return asked.flatMap(({ path, name, version }) => [
      ...(isPinned(name, version) ? [] : [`${path}: ${name} is "${version}", not an exact version`]),
      ...(first.get(name) === version ? [] : [`${path}: ${name} is ${version} here and ${first.get(name)} elsewhere`]),
    ])
  },
}
