import { expect, it } from 'vitest'
import { defineScreens, type ScreensOf } from './define-screens.ts'
import { actionsOn } from './actions-of-type.ts'
import { inputsFor } from './inputs-for.ts'
import { formActionsFor, rowActionsFor } from './record-actions-for.ts'
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
  ['tea-house.screens.teea: is not a content type', { teea: {} }],
  ['tea-house.screens.constructor: is not a content type', { constructor: {} }],
  ['tea-house.screens.tea.edti: is not a screen', { tea: { list: load, edti: load } }],
  ['tea-house.screens.tea.settings: is not a screen', { tea: { settings: load } }],
])('refuses %s', (message, screens) => expect(() => untyped(screens)).toThrow(message))

it('finds inputs by the configuration of their field, and refuses an undeclared one', () => {
  const input = { Input: () => null, shape: 'control', room: 'full', issues: 'own' } as const
  const [tea] = tenant.contentTypes
  expect(inputsFor(tenant, 'tea', { name: input })).toEqual(new Map([[tea.fields.name.config, input]]))
  const misspelt: object = { naem: input }
  expect(() => inputsFor(tenant, 'tea', misspelt)).toThrow('tea-house.inputs.tea.naem: is not a field')
})

it('refuses actions on records of an undeclared type, and on a screen of another type or tenant', () => {
  const [tea, house] = tenant.contentTypes
  const actions = [{ label: 'Brew', icon: null, onSelect: () => undefined }]
  const rows = rowActionsFor(tenant, 'tea', actions)
  expect(actionsOn({ tenant, contentType: tea }, rows)).toBe(actions)
  expect(() => actionsOn({ tenant, contentType: house }, rows)).toThrow(
    'tea-house.actions.tea.list: is used on a screen of tea-house.house',
  )
  const form = formActionsFor(tenant, 'house', () => null)
  expect(() => actionsOn({ tenant: { slug: 'coffee-house' }, contentType: house }, form)).toThrow(
    'tea-house.actions.house.form: is used on a screen of coffee-house.house',
  )
  // @ts-expect-error there is no content type `teea`
  expect(() => rowActionsFor(tenant, 'teea', [])).toThrow('tea-house.actions.teea.list: is not a content type of this tenant')
  // @ts-expect-error there is no content type `teea`
  expect(() => formActionsFor(tenant, 'teea', () => null)).toThrow('tea-house.actions.teea.form: is not a content type of this tenant')
})
