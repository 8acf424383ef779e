import { createSharedValue, useSharedValue } from '@captain/ui'
import { createTextOverrides } from './create-text-overrides.ts'

const name = createSharedValue<string | null>(null)

/** Sets the name of the current page; the returned function removes it. Null leaves only the name of the site. */
export const setPageName = createTextOverrides<string | null>(name.set)

/** Returns the name of the current page; null until the page sets it. */
export const usePageName = (): string | null => useSharedValue(name)
