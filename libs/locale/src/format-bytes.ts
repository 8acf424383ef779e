import { formatNumber } from './format-number.ts'
import type { Locale } from './locale.ts'

const STEP = 1024
const UNITS = ['KB', 'MB', 'GB', 'TB'] as const

const rounded = (size: number): number => (size < 10 ? Math.round(size * 10) / 10 : Math.round(size))

/** Formats a file size, 1 KB being 1024 bytes: `512バイト`, `1.5MB`, `512 bytes`, `1.5 MB`. */
export const formatBytes = (locale: Locale, bytes: number): string => {
  if (bytes < STEP) return locale === 'ja' ? `${formatNumber(bytes)}バイト` : `${formatNumber(bytes)} ${bytes === 1 ? 'byte' : 'bytes'}`
  let size = bytes / STEP
  let unit = 0
  while (rounded(size) >= STEP && unit < UNITS.length - 1) {
    size /= STEP
    unit += 1
  }
  return `${formatNumber(rounded(size))}${locale === 'ja' ? '' : ' '}${UNITS[unit] ?? ''}`
}
