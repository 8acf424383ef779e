import { spawnSync } from 'node:child_process'
import { root } from '../root.ts'
import { commitProblems } from './commit-message.ts'

const [base] = process.argv.slice(2)
if (base === undefined) throw new Error('usage: npm run lint:commits -- <base>')

const { stdout, stderr, status } = spawnSync('git', ['log', '--no-merges', '--format=%h%n%B%x00', `${base}..HEAD`], {
  cwd: root,
  encoding: 'utf8',
})
if (status !== 0) throw new Error(stderr)

const commits = stdout
  .split('\0')
  .map((entry) => entry.trim())
  .filter((entry) => entry !== '')
const problems = commits.flatMap((entry) => {
  const [hash = '', ...lines] = entry.split('\n')
  return commitProblems(lines.join('\n')).map((problem) => `${hash} ${lines[0] ?? ''}: ${problem}`)
})

console.log(problems.length === 0 ? `${commits.length} commit messages checked` : problems.join('\n'))
process.exitCode = problems.length === 0 ? 0 : 1
