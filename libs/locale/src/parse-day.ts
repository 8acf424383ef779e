import { dayFrom } from './day.ts'
import { ERAS, yearBefore, type Era } from './eras.ts'
import { toHalfWidth } from './half-width.ts'

const ERA = `(${ERAS.flatMap(({ ja, letter }) => [ja, letter]).join('|')})`
const ERA_DAY = new RegExp(`^${ERA}(元|\\d{1,2})[年./-](\\d{1,2})[月./-](\\d{1,2})日?$`, 'i')
const DAYS = [/^(\d{4})[年./-](\d{1,2})[月./-](\d{1,2})日?$/, /^(\d{4})(\d{2})(\d{2})$/]

const plainText = (text: string): string => toHalfWidth(text).replaceAll(/\s/g, '')

const eraNamed = (name: string): Era | undefined => ERAS.find(({ ja, letter }) => ja === name || letter === name.toUpperCase())

/**
 * Converts an era date. Years after the end of an era are valid, because documents contain them (平成33年); year 0 and days before its start
 * are not.
 */
const eraDay = (name: string, eraYear: string, month: number, day: number): string | null => {
  const era = eraNamed(name)
  const year = eraYear === '元' ? 1 : Number(eraYear)
  if (era === undefined || year === 0) return null
  const found = dayFrom({ year: yearBefore(era) + year, month, day })
  return found === null || found < era.from ? null : found
}

/**
 * Parses a typed day into `YYYY-MM-DD`: `2026/11/21`, `20261121`, `2026年11月21日`, `令和8年11月21日`, `R8.11.21`, also full-width; null if
 * unreadable or nonexistent.
 */
export const parseDay = (text: string): string | null => {
  const plain = plainText(text)
  const [, name, eraYear = '', eraMonth, eraDate] = ERA_DAY.exec(plain) ?? []
  if (name !== undefined) return eraDay(name, eraYear, Number(eraMonth), Number(eraDate))
  const parts = DAYS.map((pattern) => pattern.exec(plain)).find((found) => found !== null)
  if (parts === undefined) return null
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number)
  return dayFrom({ year, month, day })
}

/** Returns whether a value is an existing day in the form `YYYY-MM-DD`. */
export const isDay = (value: unknown): value is string => typeof value === 'string' && parseDay(value) === value
