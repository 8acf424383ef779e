import type { Fields } from '@captain/content-core'
import { render } from 'vitest-browser-react'
import { fieldsApp, type Opening } from './fields-app.tsx'

export { json, loadWords } from './fields-app.tsx'

/** Shows the form of a record that has these fields, the first of them its title. */
export const openFields = async (fields: Fields, opening: Opening = {}) => {
  const { element, ...app } = fieldsApp(fields, opening)
  return { ...app, screen: await render(element) }
}
