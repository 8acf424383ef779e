import { array, nullable, strictObject, string } from 'valibot'
import type { Received } from './received.ts'

const names = strictObject({ ja: string(), en: string() })

/** The screens that an account may open, of all its tenants. */
export const screensSchema = strictObject({
  items: array(
    strictObject({
      tenant: string(),
      type: string(),
      icon: string(),
      names,
      /** What one record is called. */
      single: names,
      to: string(),
      /** Path of the create screen; null without permission. */
      create: nullable(string()),
    }),
  ),
})

/** Records that were found by their names. */
export const foundRecordsSchema = strictObject({
  items: array(
    strictObject({
      tenant: string(),
      type: string(),
      typeName: string(),
      icon: string(),
      id: string(),
      title: strictObject({ ja: nullable(string()), en: nullable(string()) }),
      to: string(),
    }),
  ),
})

export type ScreensResponse = Received<typeof screensSchema>
export type FoundRecordsResponse = Received<typeof foundRecordsSchema>
