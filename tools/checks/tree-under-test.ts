import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach } from 'vitest'
import { sourceTree, type SourceTree } from './source-tree.ts'

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** Writes files into a temporary folder, which is removed after the test, and returns their tree. */
export const treeOf = (files: Readonly<Record<string, string>>): SourceTree => {
  const folder = mkdtempSync(join(tmpdir(), 'captain-checks-'))
  folders.push(folder)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return sourceTree(folder)
}
