const instant = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** An ISO instant as `2026/11/21 14:03` in Asia/Tokyo. */
export const formatInstant = (iso: string): string => instant.format(new Date(iso))

/** A calendar day `2026-11-21` as `2026/11/21`. */
export const formatDay = (day: string): string => day.replaceAll('-', '/')

/** Minutes after midnight as `25:00`: the business day may pass 24:00. */
export const formatMinutes = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
