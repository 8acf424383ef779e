import { lazyPart } from '@captain/ui'

/** Code of the page of today, with what loads its words and data. Imported in one place: each lists the files behind it. */
export const todayCode = async () => {
  const { fetchTodayPage, loadToday } = await import('./load-today.ts')
  return { fetchTodayPage, loadToday }
}

/** The page of today, whose code loads with its data. */
export const TodayPart = lazyPart(async () => (await todayCode()).fetchTodayPage())
