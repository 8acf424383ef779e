import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'

const FOLDER = join(root, 'node_modules/.cache/check-library')
/** The part of a program that checks a library, and the declarations shared by all of its libraries. */
const PROGRAMS: Readonly<Record<string, { readonly sources: string; readonly ambient: readonly string[] }>> = {
  captain: { sources: 'src', ambient: ['libs/**/src/**/untyped-*.d.ts', 'tools/vite/po.d.ts'] },
  server: { sources: 'src/**/*.ts', ambient: ['libs/*/*/src/untyped-*.d.ts', 'tools/vite/po.d.ts', 'tools/testing/provided.ts'] },
}

/** Type-checks one library, and its imports, as part of an app's program. True if there is no error. */
const check = (library: string, program: string): boolean => {
  const file = join(FOLDER, `${library.replaceAll('/', '-')}.${program}.json`)
  const settings = PROGRAMS[program]
  if (settings === undefined) throw new Error(`There is no program ${program}.`)
  const sources = [`${library}/${settings.sources}`, `${library}/*.ts`, ...settings.ambient]
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(
    file,
    JSON.stringify({ extends: join(root, 'apps', program, 'tsconfig.check.json'), include: sources.map((path) => join(root, path)) }),
  )
  const { status } = spawnSync(process.execPath, ['node_modules/typescript7/bin/tsc', '--project', file], { cwd: root, stdio: 'inherit' })
  return status === 0
}

const [library = '', ...programs] = process.argv.slice(2)
process.exitCode = programs.map((program) => check(library, program)).every(Boolean) ? 0 : 1
