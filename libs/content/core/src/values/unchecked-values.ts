import type { Values } from './values.ts'

const isGroup = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the values of an unchecked group; none if it is no object. */
export const uncheckedGroup = (value: unknown): Values => (isGroup(value) ? value : {})

/** Returns the rows of an unchecked list in their places; a row that is no object has no values. */
export const uncheckedRows = (value: unknown): readonly Values[] => (Array.isArray(value) ? value.map(uncheckedGroup) : [])
