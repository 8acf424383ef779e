import type { Check } from './check.ts'
import type { SourceTree } from './source-tree.ts'

/** Components without visible output: they wrap or support others. */
const UNSEEN = new Set(['FeedbackProvider', 'RestoreFocus', 'UiProvider'])

const together = (tree: SourceTree, pattern: string): string => tree.files(pattern).map(tree.read).join('\n')

const camel = (name: string): string => name.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())

/** Components that the library of shared controls exports without a story. */
const controls = (tree: SourceTree): readonly string[] => {
  const stories = together(tree, 'libs/ui/src/**/*.stories.tsx')
  return tree.files('libs/ui/src/index.ts').flatMap((index) =>
    [...tree.read(index).matchAll(/\{([^}]+)\} from '[^']+\.tsx'/g)]
      .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
      .filter((name) => /^[A-Z][a-z]/.test(name) && !UNSEEN.has(name) && !new RegExp(`<${name}\\b|component: ${name}\\b`).test(stories))
      .map((name) => `${index}: ${name} has no story`),
  )
}

/** Kinds of fields without a story of their input. */
const kinds = (tree: SourceTree): readonly string[] => {
  const stories = together(tree, 'libs/content/react/src/fields/inputs.stories.tsx')
  return tree
    .files('libs/content/react/src/fields/*/input.tsx')
    .filter((path) => !stories.includes(`'${camel(path.split('/').at(-2) ?? '')}'`))
    .map((path) => `${path}: the kind has no story`)
}

/** Types with custom screens that no story of their tenant opens. */
const screens = (tree: SourceTree): readonly string[] =>
  tree.files('libs/tenants/*/src/captain.ts').flatMap((path) => {
    const stories = together(tree, path.replace('captain.ts', 'screens/**/*.stories.tsx'))
    return [...tree.read(path).matchAll(/^ {2}'?([\w-]+)'?: \{/gm)]
      .filter(([, type = '']) => !new RegExp(`type: '${type}'`).test(stories))
      .map(([, type = '']) => `${path}: the screens of ${type} have no story`)
  })

const OF_TENANT = /^libs\/tenants\//
const DESCRIBED = /\bdescription: \{\s*component:/

/** Stories of tenants that contain no description of their page. */
const undescribed = (tree: SourceTree): readonly string[] =>
  tree
    .files('libs/tenants/**/*.stories.tsx')
    .filter((path) => !DESCRIBED.test(tree.read(path)))
    .map((path) => `${path}: says nothing of its page in docs.description.component`)

/** Storybook pages of the platform without a description, and descriptions without a page. */
const words = (tree: SourceTree): readonly string[] => {
  const written = together(tree, '.storybook/words.ts')
  const files = tree
    .files('{libs,apps}/**/*.stories.tsx')
    .filter((path) => !OF_TENANT.test(path))
    .map((path) => ({ path, title: /title: '(\w[^']*\/[^']+)'/.exec(tree.read(path))?.[1] ?? '' }))
  const titles = new Set(files.map(({ title }) => title))
  return [
    ...files
      .filter(({ title }) => !written.includes(`'${title}':`))
      .map(({ path, title }) => `${path}: .storybook/words.ts says nothing of ${title}`),
    ...[...written.matchAll(/^ {2}'([^']+)':/gm)]
      .filter(([, title = '']) => !titles.has(title))
      .map(([, title = '']) => `.storybook/words.ts: no story is called ${title}`),
  ]
}

/** Checks that designers find each component in Storybook, with a description. */
export const stories: Check = {
  name: 'stories',
  findings: (tree) => [...controls(tree), ...kinds(tree), ...screens(tree), ...undescribed(tree), ...words(tree)],
}
