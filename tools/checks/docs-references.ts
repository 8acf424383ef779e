import type { Check } from './check.ts'
import type { SourceTree } from './source-tree.ts'

/** The customer's documents keep their original wording. */
const CUSTOMER = /^docs\/spec\//

const PATHS = /^(?:apps|libs|tools|docs|\.storybook|\.github|\.ci)\/[\w.*{},/-]*$/
/** Paths that the product or a command creates. */
const MADE = /(?:^|\/)(?:dist|node_modules|test-results)(?:\/|$)/

const scriptsIn = (tree: SourceTree, path: string): ReadonlySet<string> => {
  const { scripts = {} }: { readonly scripts?: Readonly<Record<string, string>> } = JSON.parse(tree.read(path))
  return new Set(Object.keys(scripts))
}

const exists = (tree: SourceTree, path: string): boolean => {
  const plain = path.replace(/\/$/, '')
  return tree.files(plain).length > 0 || tree.files(`${plain}/**/*`).length > 0
}

/** Backticked paths and scripts that Markdown mentions exist in the repository. */
export const docsReferences: Check = {
  name: 'references in documents',
  findings: (tree) => {
    const scripts = scriptsIn(tree, 'package.json')
    const known = new Map<string, boolean>()
    const isThere = (path: string): boolean => {
      const found = known.get(path) ?? exists(tree, path)
      known.set(path, found)
      return found
    }
    return tree
      .files('**/*.md')
      .filter((file) => !CUSTOMER.test(file))
      .flatMap((file) => {
        const text = tree.read(file)
        const paths = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code).filter((code) => PATHS.test(code) && !MADE.test(code))
        const named = [...text.matchAll(/npm run (?:-s |--silent )?([\w:-]+)/g)].map(([, script = '']) => script)
        return [
          ...[...new Set(paths)].filter((path) => !isThere(path)).map((path) => `${file}: there is no ${path}`),
          ...[...new Set(named)].filter((script) => !scripts.has(script)).map((script) => `${file}: there is no script ${script}`),
        ]
      })
  },
}
