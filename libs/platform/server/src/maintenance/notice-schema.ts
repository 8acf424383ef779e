import { looseObject, nullable, picklist, strictObject, string } from 'valibot'

/** The public maintenance status of a tenant. */
export const maintenanceNoticeSchema = strictObject({
  mode: picklist(['off', 'scheduled', 'on']),
  startsAt: nullable(string()),
  endsAt: nullable(string()),
  title: nullable(string()),
  message: nullable(string()),
  image: nullable(looseObject({ url: string() })),
  contactUrl: nullable(string()),
})
