import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { format, type FormatConfig } from 'oxfmt'

/** Planned file contents; nothing is written before `write`. Paths are relative to the repository. */
export type Workspace = {
  readonly root: string
  readonly has: (path: string) => boolean
  readonly read: (path: string) => string
  readonly set: (path: string, text: string) => void
  readonly edit: (path: string, change: (text: string) => string) => void
  /** Formats and writes the changes; returns the paths, and an undo function. */
  readonly write: () => Promise<{ readonly paths: readonly string[]; readonly undo: () => void }>
}

const FORMATTED = /\.(ts|tsx|json)$/

type Formatting = FormatConfig & { readonly ignorePatterns?: readonly string[] }

/** The repository's own formatting, without its list of ignored files. */
const formattingOf = (root: string): FormatConfig => {
  const { ignorePatterns: _unused, ...options } = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')) as Formatting
  return options
}

const formatted = async (path: string, text: string, options: FormatConfig): Promise<string> => {
  if (!FORMATTED.test(path) || path === 'package-lock.json') return text
  const { code, errors } = await format(path, text, options)
  const [error] = errors
  if (error !== undefined) throw new Error(`${path} would not be right: ${error.message}`)
  return code
}

export const openWorkspace = (root: string): Workspace => {
  const changed = new Map<string, string>()
  const read = (path: string) => changed.get(path) ?? readFileSync(join(root, path), 'utf8')
  const write = async () => {
    const options = formattingOf(root)
    const texts = await Promise.all([...changed].map(async ([path, text]) => [path, await formatted(path, text, options)] as const))
    const before = texts.map(([path]) => [path, existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null] as const)
    const undo = () => {
      for (const [path, text] of before) {
        if (text === null) rmSync(join(root, path), { force: true })
        else writeFileSync(join(root, path), text)
      }
    }
    try {
      for (const [path, text] of texts) {
        mkdirSync(dirname(join(root, path)), { recursive: true })
        writeFileSync(join(root, path), text)
      }
    } catch (error) {
      undo()
      throw error
    }
    return { paths: texts.map(([path]) => path).toSorted(), undo }
  }
  return {
    root,
    has: (path) => changed.has(path) || existsSync(join(root, path)),
    read,
    set: (path, text) => void changed.set(path, text),
    edit: (path, change) => void changed.set(path, change(read(path))),
    write,
  }
}
