const ID = /^[0-9A-HJKMNP-TV-Z]{26}$/

/** Whether something sent can be the id of a record at all. */
export const isRecordId = (value: unknown): value is string => typeof value === 'string' && ID.test(value)
