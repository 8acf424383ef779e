import { markdownTable } from '../reference/markdown-table.ts'
import type { Group } from './plan.ts'

const linesOf = ({ suite, facts, runs, represented }: Group): readonly string[] => {
  const others = represented()
  return [
    `## ${suite}`,
    '',
    `${runs.length} of ${runs.length + others.length} types prove ${facts} facts: ${runs.join(', ')}`,
    '',
    ...(others.length === 0
      ? []
      : [
          markdownTable(
            ['type', 'proven by'],
            others.map(({ name, by }) => [name, by.join(', ')]),
          ),
          '',
        ]),
  ]
}

/** Returns a page in Markdown that says for each suite which types prove it, and which others they represent. */
export const shapesPage = (groups: readonly Group[]): string =>
  ['# Shapes of the conformance suites', '', ...groups.flatMap(linesOf)].join('\n')
