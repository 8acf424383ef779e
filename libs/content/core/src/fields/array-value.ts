export const nullToArray = (value: unknown): unknown => value ?? []

export const emptyArray = (value: unknown): boolean => value === null || value === undefined || (Array.isArray(value) && value.length === 0)
