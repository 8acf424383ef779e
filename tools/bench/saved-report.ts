import { readFile, writeFile } from 'node:fs/promises'

/** The beginning of `docs/benchmarks.md`. */
export const BENCHMARKS = `# Benchmarks

Every section is written by \`npm run bench -- <name> --save\`, never by hand.

| name | measures | options |
|---|---|---|
| \`goals\` | Captain in production: cold and cached reads, writes, start, memory, disk; goals that need no peer are limits | \`--records\` \`--runs\` \`--seconds\` \`--only\` \`--folder\` \`--database\` |
| \`memory\` | memory after load, and its growth in a long run | \`--records\` \`--minutes\` \`--folder\` \`--database\` |
| \`peers\` | Captain next to Payload and Directus in one run | \`--peers\` \`--runs\` \`--seconds\` \`--only\` \`--database\` |
| \`content\` | reads and writes, compared with fewer records | \`--records\` \`--beside\` \`--rounds\` \`--folder\` \`--only\` |
| \`accounts\` | what administrators wait for in a long list of accounts | \`--records\` |
| \`list\` | a long list in a slow browser | \`--records\` \`--folder\` \`--beside\` |
| \`form\` | keys and clicks in a form of 200 fields in a slow browser | \`--beside\` |
| \`hand\` | records opened, keys, menus and dialogs in a slow browser, and the longest task | \`--beside\` |
| \`lighthouse\` | Lighthouse's points for the pages that staff and visitors see first | |
| \`budgets\` | what the built back office makes a browser load | |
| \`site\` | the public side: cached responses compared with bare Node, other responses, and when a publication shows | \`--seconds\` |
| \`validation\` | rules on hostile input | |

With \`--folder\` the databases, which take minutes to fill, stay for the next run. \`--database\` or \`DATABASE_URL\` is a superuser’s address of a PostgreSQL on this machine: \`goals\`, \`memory\` and \`peers\` use it instead of the embedded one, and their databases, \`captain_bench_…\`, stay there. \`--records\` of \`goals\` is a list, such as \`10000,100000\`. \`--peers\` or \`CAPTAIN_PEERS\` is a folder with \`payload\` and \`directus\`, each with its \`node_modules\`, \`bench-token\` and \`ids\`.

\`goals\`, \`memory\`, \`peers\` and \`site\` generate load with [wrk](https://github.com/wg/wrk) and read CPU time from \`/proc\`: they need Linux. A limit that is exceeded ends a bench with exit code 1.

For \`content\`, \`--beside\` is the smaller number of records. For \`list\`, \`form\` and \`hand\` it is the folder of another built checkout. Both builds are then measured alternately, and only a loss that the whole 95 % confidence interval confirms ends the bench with exit code 1.
`

type Section = {
  /** The text before the first section. */
  readonly head: string
  readonly title: string
  readonly body: string
}

/** Replaces the head of a document and the section of a title; other sections keep their order. */
export const withSection = (text: string, { head, title, body }: Section): string => {
  const [, ...sections] = text.split(/^## /m)
  const kept = new Map(sections.map((section) => [section.split('\n', 1)[0] ?? '', section.slice(section.indexOf('\n')).trim()] as const))
  kept.set(title, body.trim())
  return [head, ...[...kept].map(([name, content]) => `## ${name}\n\n${content}\n`)].join('\n')
}

/** Writes a section of a document, which is created if missing. */
export const saveSection = async (path: string, section: Section): Promise<void> => {
  const present = await readFile(path, 'utf8').catch(() => '')
  await writeFile(path, withSection(present, section))
}
