import { bullets, machineFacts, markdownTable } from '../bench/report.ts'
import type { Drill, DrillResult } from './drill.ts'
import { DRILLS } from './drills.ts'

const optionsOf = ({ options }: Drill): string => [...options.map((name) => `\`--${name}\``), '`--save`'].join(' ')

/** The beginning of `docs/reliability.md`. */
export const RELIABILITY = `# Reliability

Drills break the product on purpose and check what is left. Every section is written by \`npm run drill -- <name> --save\`, never by hand.

Each drill starts the built server with its embedded PostgreSQL and demo data in a temporary folder, in development mode with one process, and deletes all of it at the end, also after Ctrl+C. It ends with a verdict and an exit code: 0 passed, 1 failed. \`npm run drill\` lists the drills. Run them on a machine with nothing else to do; short forms of all of them run in \`npm run test:system\`.

| name | proves | options |
|---|---|---|
${Object.entries(DRILLS)
  .map(([name, drill]) => `| \`${name}\` | ${drill.proves} | ${optionsOf(drill)} |`)
  .join('\n')}

The audit reads the database past the API. It compares both copies of a record, its revisions, audit events, references, filter values, search text, unique values, used files, mails, webhook events and order numbers with each other. The harness is tested against planted faults: a leak, a lost write and a torn record are each found and named (\`tools/drills/planted.system.test.ts\`).
`

/** Formats the result of a drill with the machine and the command that repeats it. */
export const reportOf = (drill: Drill, command: string, { figures, failures }: DrillResult): string =>
  [
    drill.proves,
    bullets([...machineFacts(), `\`${command}\``, failures.length === 0 ? 'passed' : `**failed**: ${failures.join('; ')}`]),
    markdownTable(['figure', 'value'], figures),
  ].join('\n\n')
