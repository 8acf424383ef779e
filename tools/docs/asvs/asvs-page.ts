import { markdownTable } from '@captain/content-testing/reference'
import { CHAPTERS } from './chapters.ts'
import { LEVELS } from './levels.ts'
import { isTest, STATES, type Chapter, type Requirement } from './requirement.ts'

const linkTo = (path: string): string => `[${path.split('/').slice(-1)[0] ?? path}](../${path})`.replace('](../docs/', '](')

/** Says “by reading” for requirements that are met and that no test proves. */
const evidenceOf = ({ state, evidence }: Requirement): string => {
  const isRead = state === 'met' && !evidence.some(isTest)
  return [...evidence.map(linkTo), ...(isRead ? ['by reading'] : [])].join(', ')
}

const tableOf = ({ number, title, requirements }: Chapter): string =>
  [
    `## V${number} ${title}`,
    markdownTable(
      ['number', 'level', 'demand', 'state', 'evidence', 'remark'],
      requirements.map((one) => [one.id, `${LEVELS.get(one.id) ?? ''}`, one.demand, one.state, evidenceOf(one), one.note ?? '']),
    ),
  ].join('\n\n')

const summary = (): string => {
  const all = CHAPTERS.flatMap(({ requirements }) => requirements)
  return markdownTable(
    ['state', 'level 1', 'level 2'],
    STATES.map((state) => [
      state,
      ...[1, 2].map((level) => `${all.filter((one) => one.state === state && LEVELS.get(one.id) === level).length}`),
    ]),
  )
}

/** Generates the page about the requirements of OWASP ASVS 5.0, levels 1 and 2, as Markdown. */
export const asvsPage = (): string =>
  `${[
    '# OWASP ASVS 5.0, level 2',
    'Written by `npm run docs:write` from `tools/docs/asvs`. The tests fail while it is out of date, while a file of the evidence does not exist, or while a requirement of level 1 or 2 lacks an answer.',
    'The [Application Security Verification Standard](https://github.com/OWASP/ASVS/tree/v5.0.0) has 70 requirements of level 1 and 183 of level 2. This page states for each whether Captain meets it. The demands are in our words; the standard decides. Level 3 is not assessed.',
    'Each row was checked by reading the code and its tests. “By reading” means that no test proves the row. “Partly” and “not met” say what is missing. Most of these need an action of the [operator](operators.md) or are decisions that [security.md](security.md) explains.',
    summary(),
    ...CHAPTERS.map(tableOf),
  ].join('\n\n')}\n`
