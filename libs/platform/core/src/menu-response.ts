import { array, boolean, nullable, number, strictObject, string } from 'valibot'
import type { Received } from './received.ts'

/** The menu of a tenant's back office; without groups if none is published. */
export const menuSchema = strictObject({
  groups: array(
    strictObject({
      id: string(),
      name: string(),
      isCollapsed: boolean(),
      entries: array(
        strictObject({
          id: string(),
          /** Null if the screen has the name in the declaration of its type. */
          label: nullable(string()),
          icon: string(),
          type: nullable(string()),
          to: string(),
          isExternal: boolean(),
          count: nullable(number()),
        }),
      ),
    }),
  ),
})

export type MenuResponse = Received<typeof menuSchema>
