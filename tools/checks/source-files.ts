import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

const foreign = new Set(['.data', '.git', '.nx', 'dist', 'node_modules', 'playwright-report', 'test-results'])

/** Paths from the repository's root that match the glob, without installed, built and recorded files. */
export const sourceFiles = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: root, withFileTypes: true, exclude: (entry) => foreign.has(entry.name) })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .filter((path) => !foreign.has(basename(path)))
    .toSorted()

export const read = (path: string): string => readFileSync(join(root, path), 'utf8')
