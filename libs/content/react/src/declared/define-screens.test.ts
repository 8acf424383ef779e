import { expect, it } from 'vitest'
import { defineScreens, type ScreensOf } from './define-screens.ts'
import { inputsFor } from './inputs-for.ts'
import { tenant } from './tea-house-under-test.ts'

const load = async () => ({ Screen: () => null })

/** Calls `defineScreens` without types. */
const untyped: (screens: object) => unknown = (screens) => defineScreens(tenant, screens as ScreensOf<typeof tenant>)

it('keeps the loaders by type and screen, and whose screens they are', () =>
  expect(defineScreens(tenant, { tea: { list: load }, room: { new: load } })).toEqual({
    tenant: 'tea-house',
    byType: { tea: { list: load }, room: { new: load } },
  }))

it.each([
  ['tea-house.screens.teea: is no content type', { teea: {} }],
  ['tea-house.screens.constructor: is no content type', { constructor: {} }],
  ['tea-house.screens.tea.edti: is no screen', { tea: { list: load, edti: load } }],
  ['tea-house.screens.tea.settings: is no screen', { tea: { settings: load } }],
])('refuses %s', (message, screens) => expect(() => untyped(screens)).toThrow(message))

it('finds inputs by the configuration of their field, and refuses an undeclared one', () => {
  const input = { Input: () => null, shape: 'control', room: 'full', issues: 'own' } as const
  const [tea] = tenant.contentTypes
  expect(inputsFor(tenant, 'tea', { name: input })).toEqual(new Map([[tea.fields.name.config, input]]))
  const misspelt: object = { naem: input }
  expect(() => inputsFor(tenant, 'tea', misspelt)).toThrow('tea-house.inputs.tea.naem: is no field')
})
