import { budgeted, type BudgetedCheck } from './budget.ts'
import { ALLOWED, ALLOWED_FOLDERS, type DialectWord } from './dialect-words.ts'
import { declaredNames } from './declared-names.ts'
import { commentProse, englishProse, markdownProse, type Prose } from './prose.ts'
import type { SourceTree } from './source-tree.ts'

type Words = { all: readonly DialectWord[]; english: readonly DialectWord[]; names: readonly DialectWord[] }

const isAllowed = ({ path, text }: Prose): boolean => ALLOWED_FOLDERS.test(path) || ALLOWED.some((sentence) => sentence.test(text))

const lineOfHit = ({ line, text }: Prose, index: number): number => line + text.slice(0, index).split('\n').length - 1

/** Returns one line for each hit of a word. */
export const hitsOf = (word: RegExp, prose: readonly Prose[]): readonly string[] =>
  prose.flatMap((one) => [...one.text.matchAll(word)].map((hit) => `${one.path}:${lineOfHit(one, hit.index)}: ${hit[0]}`))

const messageProse = (tree: SourceTree): readonly Prose[] => englishProse(tree).filter((one) => !isAllowed(one))

const allProse = (tree: SourceTree): readonly Prose[] => [
  ...[...commentProse(tree), ...markdownProse(tree)].filter((one) => !isAllowed(one)),
  ...messageProse(tree),
]

const remembered = (read: (tree: SourceTree) => readonly Prose[]) => {
  const known = new WeakMap<SourceTree, readonly Prose[]>()
  return (tree: SourceTree): readonly Prose[] => {
    const prose = known.get(tree) ?? read(tree)
    known.set(tree, prose)
    return prose
  }
}

/** Defines one check for each word, since each has a budget. */
export const dialect = ({ all, english, names }: Words): readonly BudgetedCheck[] => {
  const [everywhere, messages, declared] = [remembered(allProse), remembered(messageProse), remembered(declaredNames)]
  const check = (scope: string, read: (tree: SourceTree) => readonly Prose[], { word, use, ...budget }: DialectWord) =>
    budgeted(`${scope} ${word.source} (${use})`, budget, (tree) => hitsOf(word, read(tree)))
  return [
    ...all.map((one) => check('dialect', everywhere, one)),
    ...english.map((one) => check('dialect of messages', messages, one)),
    ...names.map((one) => check('dialect of names', declared, one)),
  ]
}
