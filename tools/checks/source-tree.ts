import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

export type SourceTree = {
  /** Absolute path. */
  root: string
  /** Returns paths from the tree's root that match the glob, in order; skips installed, built and recorded files. */
  files: (pattern: string) => readonly string[]
  read: (path: string) => string
}

const foreign = new Set(['.data', '.git', '.nx', 'dist', 'node_modules', 'playwright-report', 'test-results'])

export const sourceTree = (root: string): SourceTree => ({
  root,
  files: (pattern) =>
    globSync(pattern, { cwd: root, withFileTypes: true, exclude: (entry) => foreign.has(entry.name) })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .toSorted(),
  read: (path) => readFileSync(join(root, path), 'utf8'),
})
