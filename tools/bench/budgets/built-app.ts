import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

type Chunk = {
  readonly file: string
  readonly name?: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

/** Modules by output file of the bundler. */
export type BuiltApp = {
  /** Modules with a separate output file, by their path from the app's folder. */
  readonly modules: readonly string[]
  /** Returns the scripts and style sheets that a page with these modules, by path or name, loads before it shows. */
  readonly filesOf: (modules: readonly string[]) => ReadonlySet<string>
  /** Returns the bytes of files, each gzipped separately as the server sends it. */
  readonly sizeOf: (files: Iterable<string>) => number
}

/** Reads a built app. Throws when it has not been built. */
export const readBuiltApp = (dist: string): BuiltApp => {
  const path = join(dist, '.vite/manifest.json')
  if (!existsSync(path)) throw new Error(`There is no ${path}: build the app first (npm run build).`)
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, Chunk>>
  const byName = new Map(
    Object.entries(manifest).flatMap(([key, { name }]) => (/\.[jt]sx?$/.test(key) && name !== undefined ? [[name, key]] : [])),
  )
  const keyOf = (module: string): string => (Object.hasOwn(manifest, module) ? module : (byName.get(module) ?? module))
  const filesOf = (modules: readonly string[]): ReadonlySet<string> => {
    const files = new Set<string>()
    const seen = new Set<string>()
    const visit = (name: string): void => {
      const chunk = manifest[name]
      if (chunk === undefined) throw new Error(`The build has no file for ${name}.`)
      if (seen.has(name)) return
      seen.add(name)
      for (const file of [chunk.file, ...(chunk.css ?? [])]) if (/\.(js|css)$/.test(file)) files.add(file)
      for (const imported of chunk.imports ?? []) visit(imported)
    }
    for (const name of modules) visit(keyOf(name))
    return files
  }
  return {
    modules: Object.keys(manifest),
    filesOf,
    sizeOf: (files) => [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).byteLength, 0),
  }
}
