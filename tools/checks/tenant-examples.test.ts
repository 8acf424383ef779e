import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.ts'

const EXAMPLES = globSync('libs/tenants/*/examples/**/*.ts', { cwd: root })

/** Returns the code in a README. */
const shownIn = (readme: string): readonly string[] =>
  [...readFileSync(join(root, readme), 'utf8').matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code)

test('each of the ten tenants has an example of reading its content', () => {
  const ten = Array.from({ length: 10 }, (_none, place) => `t${place + 1}`)
  const shown = new Set(EXAMPLES.map((path) => path.split('/')[2]))
  expect(ten.filter((tenant) => !shown.has(tenant))).toEqual([])
})

test('each tenant with an example tests the delivery API that the example uses', () => {
  const tested = (example: string) => {
    const [tenant = ''] = /^libs\/tenants\/\w+/.exec(example) ?? []
    return /^describeDelivery\(tenant\.slug, /m.test(readFileSync(join(root, tenant, 'src/tenant.test.ts'), 'utf8'))
  }
  expect(EXAMPLES.filter((path) => !tested(path))).toEqual([])
})

test.each(EXAMPLES)('the README shows %s as it is run', (path) => {
  const tenant = path.split('/').slice(0, 3).join('/')
  expect(dirname(path).startsWith(tenant)).toBe(true)
  expect(shownIn(`${tenant}/README.md`)).toContain(readFileSync(join(root, path), 'utf8'))
})

test.each(EXAMPLES)('the README says how %s is run by the Node.js that comes with the product', (path) => {
  const readme = readFileSync(join(root, ...path.split('/').slice(0, 3), 'README.md'), 'utf8')
  const folder = dirname(path)
  expect(readme).toContain(folder.endsWith('/page') ? `npx vite ${folder}` : ` npx node ${path}`)
})
