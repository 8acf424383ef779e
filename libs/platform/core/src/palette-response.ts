import { array, nullable, strictObject, string } from 'valibot'
import type { Received } from './received.ts'

const names = strictObject({ ja: string(), en: string() })

/** The screens that an account may open, across its tenants. */
export const screensSchema = strictObject({
  items: array(
    strictObject({
      tenant: string(),
      type: string(),
      icon: string(),
      names,
      /** Name of a single record. */
      single: names,
      to: string(),
      /** Path of the create screen; null without permission. */
      create: nullable(string()),
    }),
  ),
})

/** Records found by their titles. */
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
