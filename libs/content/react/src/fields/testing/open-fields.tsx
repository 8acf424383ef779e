import type { Fields } from '@captain/content-core'
import { render } from 'vitest-browser-react'
import { fieldsApp, type Opening } from './fields-app.tsx'

export { json, loadWords } from './fields-app.tsx'

/** Opens the form of a record with these fields, the first being its title. */
export const openFields = async (fields: Fields, opening: Opening = {}) => {
  const { element, ...app } = fieldsApp(fields, opening)
  return { ...app, screen: await render(element) }
}
