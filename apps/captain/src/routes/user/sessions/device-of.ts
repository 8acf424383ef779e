/** The device of a session, from its user agent; null values are unknown. */
export type Device = { readonly browser: string | null; readonly system: string | null; readonly isHandheld: boolean }

/** Browsers name those that they descend from as well, so the more special ones come first. */
const BROWSERS = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const

const firstOf = (names: readonly (readonly [RegExp, string])[], userAgent: string): string | null =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null

/** Parses a User-Agent header into common names of browser and system. */
export const deviceOf = (userAgent: string | null): Device => {
  const given = userAgent ?? ''
  return { browser: firstOf(BROWSERS, given), system: firstOf(SYSTEMS, given), isHandheld: /iPhone|iPad|Android|Mobile/.test(given) }
}
