import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.ts'
import { inOrder, neededStyles } from './mantine-styles.ts'
import { sourceTree } from './source-tree.ts'

const modules = join(root, 'node_modules')

test('the product loads the style sheets of those components that it draws with, and of no others', () => {
  const css = readFileSync(join(root, 'libs/ui/src/mantine.css'), 'utf8')
  const loaded = [...css.matchAll(/^@import '@mantine\/core\/styles\/(.+)\.layer\.css';$/gm)].map(([, name]) => name)
  expect(loaded).toEqual(inOrder(neededStyles(sourceTree(root), modules), modules))
})

test('a component brings what it is made of', () => {
  const tree = { root, files: () => ['screen.tsx'], read: () => `import { Select, type SelectProps } from '@mantine/core'` }
  const needed = neededStyles(tree, modules)
  for (const name of ['Combobox', 'Input', 'ScrollArea', 'CloseButton', 'Popover']) expect(needed).toContain(name)
  for (const name of ['Tabs', 'Drawer', 'Accordion', 'Timeline']) expect(needed).not.toContain(name)
})
