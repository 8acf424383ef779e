import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../root.ts'
import { NOTICES_FILE, thirdParties } from './notices.ts'

const written = readFileSync(join(root, NOTICES_FILE), 'utf8')

it('names every package of an installation with its version', () => {
  const packages = thirdParties()
  expect(packages.length).toBeGreaterThan(50)
  const missing = packages.filter(({ name, version }) => !written.includes(`\n${name} ${version} (`))
  expect(
    missing.map(({ name, version }) => `${name} ${version}`),
    'npm run notices:write',
  ).toEqual([])
})

it('contains the licences that must go with fonts and libraries', () => {
  for (const text of ['SIL OPEN FONT LICENSE', 'Apache License', 'Permission is hereby granted']) expect(written).toContain(text)
})
