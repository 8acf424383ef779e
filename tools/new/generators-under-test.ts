import { globSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import type { CopiedRepository } from './copied-repository.ts'

/** Names that no tenant has: teams add content types and tenants to the repository that is copied. */
export const TYPE = 'generated-tea'

const numbers = readdirSync(join(root, 'libs/tenants')).map((name) => Number(/^t(\d+)$/.exec(name)?.[1] ?? 0))

/** The next tenant. */
export const LIBRARY = `t${Math.max(...numbers) + 1}`
export const SLUG = `generated-${LIBRARY}`

export const WORDS = { ja: '茶', en: 'Tea' } as const

/** The same as arguments. */
export const SAID = ['--ja', WORDS.ja, '--en', WORDS.en] as const

/** Returns the files in the folders that generators write to. */
export const writtenFiles = (repository: CopiedRepository): readonly string[] =>
  globSync('{libs/tenants/**,node_modules/@captain/*}', {
    cwd: repository.root,
    exclude: (path) => path.endsWith('/node_modules'),
  }).toSorted()
