/** Time zone of the product: all dates are shown and computed in it, regardless of the zone of the browser or server. */
export const TIME_ZONE = 'Asia/Tokyo'

const formats = new Map<string, Intl.DateTimeFormat>()

const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  // The Swedish locale formats dates as ISO 8601 does.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formats.set(timeZone, format)
  return format
}

/** Returns the calendar day of a moment in a time zone, `YYYY-MM-DD`. */
export const dateInTimeZone = (moment: Date, timeZone: string = TIME_ZONE): string => formatIn(timeZone).format(moment)
