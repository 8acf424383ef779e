import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.ts'
import { splitMantineStyles } from './split-mantine-styles.ts'

const transform = splitMantineStyles().transform as (code: string, id: string) => { readonly code: string } | null

/** Style sheets that a module of the core imports. */
const sheetsOf = (module: string): readonly string[] => {
  const id = join(root, 'node_modules/@mantine/core/esm/components', module)
  const code = transform(readFileSync(id, 'utf8'), id)?.code ?? ''
  return [...code.matchAll(/styles\/(\w+)\.layer\.css/g)].map(([, name = '']) => name)
}

test('a component brings its style sheet', () => {
  expect(sheetsOf('Switch/Switch.mjs')).toContain('Switch')
})

test('a part brings the style sheet of the component that has its classes', () => {
  expect(sheetsOf('PillsInput/PillsInputField/PillsInputField.mjs')).toContain('PillsInput')
})
