import type { Check } from './check.ts'

const empty = /^(utils?|helpers?|common|misc)$/

/** A name describes its content; these describe nothing. */
export const names: Check = {
  name: 'file names',
  findings: (tree) =>
    tree
      .files('{apps,libs,tools}/**/*')
      .filter((path) => path.split('/').some((part) => empty.test(part.split('.')[0] ?? '')))
      .map((path) => `${path}: call it after what it holds`),
}
