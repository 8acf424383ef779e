import { boolean, number, strictObject } from 'valibot'
import type { Received } from './received.ts'

/** Whether samples may be added to a tenant, how many there are, and how many of them have been edited. */
export const samplesSchema = strictObject({ canAdd: boolean(), total: number(), edited: number() })

/** The same after some have been removed. */
export const samplesRemovedSchema = strictObject({ ...samplesSchema.entries, removed: number() })

export type SamplesResponse = Received<typeof samplesSchema>
export type SamplesRemovedResponse = Received<typeof samplesRemovedSchema>
