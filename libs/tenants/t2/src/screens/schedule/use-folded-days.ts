import { useState } from 'react'
import { weeksOf } from './month-days.ts'
import type { MonthSheet } from './use-month-sheet.ts'

/** The weeks of a month. On phones, past days of the current month are hidden until the user shows them. */
export const useFoldedDays = ({ month, today, days }: MonthSheet, isPhone: boolean) => {
  const [showsPast, setShowsPast] = useState(false)
  const past = days.filter((date) => date < today)
  const isFolded = isPhone && !showsPast && past.length > 0 && past.length < days.length
  const isShown = (date: string | null): boolean => date !== null && !(isFolded && date < today)
  return {
    weeks: weeksOf(month).filter((week) => week.some(isShown)),
    isShown,
    /** Number of hidden days. */
    hiddenCount: isFolded ? past.length : 0,
    showPast: () => setShowsPast(true),
  }
}
