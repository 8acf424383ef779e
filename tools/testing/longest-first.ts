import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Estimates the work of a test file: a test next to content types runs all of their declarations. */
const declarationsBeside = async ({ moduleId }: TestSpecification): Promise<number> =>
  (await readdir(join(dirname(moduleId), 'content-types')).catch(() => [])).length

/** Starts with the files that test most content types, so that none of them runs alone at the end; all others in default order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files)
    const projects = Map.groupBy(usual, ({ project }) => project)
    const sorted = await Promise.all(
      [...projects.values()].map(async (specifications) => {
        const counted = await Promise.all(specifications.map(async (one) => ({ one, count: await declarationsBeside(one) })))
        return counted.toSorted((first, second) => second.count - first.count).map(({ one }) => one)
      }),
    )
    return sorted.flat()
  }
}
