import lingui from '../../lingui.config.ts'
import type { Check } from './check.ts'

const ROOT = '<rootDir>/'
const folders = (lingui.catalogs ?? []).flatMap(({ include }) => include).map((folder) => folder.replace(ROOT, ''))

const USES_LINGUI = /@lingui\/(core|react)\/macro|\bi18n\._\(/

/** Finds messages that no catalog collects: the build would show their ids. */
export const catalogs: Check = {
  name: 'every message in a catalog',
  findings: (tree) =>
    tree
      .files('{apps,libs}/**/src/**/*.{ts,tsx}')
      .filter((path) => !/\.(test|stories)\./.test(path) && !folders.some((folder) => path.startsWith(`${folder}/`)))
      .filter((path) => USES_LINGUI.test(tree.read(path)))
      .map((path) => `${path}: lingui.config.ts lists no catalog for it`),
}
