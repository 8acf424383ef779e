import { atQuantile, lineCount } from '../syntax/line-count.ts'
import type { Check } from './check.ts'

const limits = { median: 60, p90: 200, longest: 400 }
const excepted = /(\.test\.|\.stories\.|\.d\.ts$|\/(messages|locales|seeds?|fixtures|e2e)\/|\/seed\.ts$)/

export const fileSizes: Check = {
  name: 'file sizes',
  findings: (tree) => {
    const sizes = tree
      .files('{apps,libs,tools}/**/*.{ts,tsx,mjs,css}')
      .filter((path) => !excepted.test(path))
      .map((path) => ({ path, lines: lineCount(tree.read(path)) }))
    const sorted = sizes.map(({ lines }) => lines).toSorted((a, b) => a - b)
    const [median, p90] = [atQuantile(sorted, 0.5), atQuantile(sorted, 0.9)]
    return [
      ...sizes.filter(({ lines }) => lines > limits.longest).map(({ path, lines }) => `${path}: ${lines} lines, at most ${limits.longest}`),
      ...(median >= limits.median ? [`the median file has ${median} lines, it should have fewer than ${limits.median}`] : []),
      ...(p90 >= limits.p90 ? [`one file in ten has ${p90} lines or more, it should be fewer than ${limits.p90}`] : []),
    ]
  },
}
