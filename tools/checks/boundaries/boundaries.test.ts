import { afterAll, beforeAll, expect, test } from 'vitest'
import { cases, support } from './cases.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

let workspace: Workspace | undefined
let broken: ReadonlyMap<string, readonly string[]>

beforeAll(() => {
  workspace = createWorkspace()
  for (const [path, code] of Object.entries(support)) workspace.write(path, code)
  for (const { path, code } of cases) workspace.write(path, code)
  broken = workspace.lint()
}, 120_000)

afterAll(() => workspace?.remove())

const rulesBrokenBy = (path: string) => broken.get(path) ?? []
const [allowed, refused] = [cases.filter(({ rule }) => rule === null), cases.filter(({ rule }) => rule !== null)]

test.each(allowed)('$name', ({ path }) => expect(rulesBrokenBy(path)).toEqual([]))

test.each(refused)('$name', ({ path, rule }) => expect(rulesBrokenBy(path)).toContain(rule))
