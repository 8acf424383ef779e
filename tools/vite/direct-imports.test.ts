import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.ts'
import { directImports } from './direct-imports.ts'

const INDEXES: Readonly<Record<string, string>> = {
  '@mantine/core': join(root, 'node_modules/@mantine/core/esm/index.mjs'),
  '@captain/ui': join(root, 'libs/ui/src/index.ts'),
  '@captain/tenants': join(root, 'libs/tenants/registry/src/index.ts'),
}

const resolve = async (source: string) => ({ id: INDEXES[source] ?? join(root, source) })

/** Returns a module after the plugin, with paths from the root. */
const rewritten = async (code: string): Promise<string> => {
  const { transform } = directImports()
  if (typeof transform !== 'object') throw new TypeError('the plugin has no transform with a filter')
  const result = await transform.handler.call({ resolve } as never, code, '/page.js')
  if (result === null || result === undefined) return code
  return (typeof result === 'string' ? result : String(result.code)).replaceAll(`${root}/`, '').replaceAll(root, '')
}

test('a name is imported from the module that defines it, under its name there', async () => {
  expect(await rewritten(`import { Button as Push, Menu } from '@mantine/core'\nPush(Menu)`)).toBe(
    [
      'import { Button as Push } from "node_modules/@mantine/core/esm/components/Button/Button.mjs"; ',
      'import { Menu as Menu } from "node_modules/@mantine/core/esm/components/Menu/Menu.mjs";\nPush(Menu)',
    ].join(''),
  )
  expect(await rewritten(`import { useToasts } from '@captain/ui'`)).toBe(
    'import { useToasts as useToasts } from "libs/ui/src/feedback/toasts.tsx";',
  )
})

test.each([`import * as core from '@mantine/core'`, `import '@captain/ui'`, `import { TENANTS } from '@captain/tenants'`])(
  'an import stays if it is of everything, for effects, or of a module with code: %s',
  async (code) => expect(await rewritten(code)).toBe(code),
)
