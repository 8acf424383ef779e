/** User-agent patterns of devices, the more specific first: iPads identify as Macs, Android as Linux. */
const DEVICES = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
] as const

const isTouched = (): boolean => navigator.maxTouchPoints > 1

const deviceOf = (userAgent: string): string => {
  const device = DEVICES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Passkey'
  return device === 'Mac' && isTouched() ? 'iPad' : device
}

const pad = (part: number): string => String(part).padStart(2, '0')

/** Returns the suggested name of a new passkey: the device and the date, such as `Mac 2026/11/21`; at most 60 bytes. */
export const suggestedPasskeyName = (userAgent = navigator.userAgent, day = new Date()): string =>
  `${deviceOf(userAgent)} ${day.getFullYear()}/${pad(day.getMonth() + 1)}/${pad(day.getDate())}`
