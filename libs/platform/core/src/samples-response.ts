import { boolean, number, strictObject } from 'valibot'
import type { Received } from './received.ts'

/** Whether samples may be added to a tenant, their number, and how many of them were edited. */
export const samplesSchema = strictObject({ canAdd: boolean(), total: number(), edited: number() })

/** The same counts after a removal, with the number removed. */
export const samplesRemovedSchema = strictObject({ ...samplesSchema.entries, removed: number() })

export type SamplesResponse = Received<typeof samplesSchema>
export type SamplesRemovedResponse = Received<typeof samplesRemovedSchema>
