/** Where the product lives: every date is shown and counted in it, whatever the zone of browser or server. */
export const TIME_ZONE = 'Asia/Tokyo'

const formats = new Map<string, Intl.DateTimeFormat>()

const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  // Swedish writes dates as ISO 8601 does.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formats.set(timeZone, format)
  return format
}

/** The day of the calendar at a moment in a time zone, `YYYY-MM-DD`. */
export const civilDate = (moment: Date, timeZone: string = TIME_ZONE): string => formatIn(timeZone).format(moment)
