import type { SeederOf } from '@captain/content-core'
import { both, TEAL } from './both.ts'
import type { tenant } from '../tenant.ts'

const APRIL = 4
const FIRST_REIWA = 2018

/** Ids of the fiscal years by their offset from the current one. */
export type YearIds = Readonly<Record<'before' | 'last' | 'current' | 'next', string>>

/** Returns the fiscal year of a day: it begins in April. */
const fiscalYearOf = (day: string): number => Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < APRIL ? 1 : 0)

const yearOf = (fiscalYear: number) => ({
  fiscalYear: String(fiscalYear),
  label: both(`令和${fiscalYear - FIRST_REIWA}年度（${fiscalYear}）`, `FY${fiscalYear}`),
  startsOn: `${fiscalYear}-04-01`,
  endsOn: `${fiscalYear + 1}-03-31`,
  isPublished: true,
})

/** Four years: two past ones, the current one, and the next one, which is hidden and has no English. */
export const seedYears = async (seeder: SeederOf<typeof tenant>): Promise<YearIds> => {
  const now = fiscalYearOf(seeder.day(0))
  const plan = await seeder.file({ name: '事業計画（見本）', type: 'pdf', color: TEAL })
  const report = await seeder.file({ name: '事業報告（見本）', type: 'pdf', color: TEAL })
  const before = await seeder.create('year', {
    ...yearOf(now - 2),
    theme: both('はじめてのひと、ようこそ', 'Welcome, newcomers'),
    annualPlan: plan,
    annualReport: report,
    visitorCount: 182_450,
  })
  const last = await seeder.create('year', {
    ...yearOf(now - 1),
    theme: both('音のある広場', 'A square full of sound'),
    annualPlan: plan,
    annualReport: report,
    visitorCount: 196_021,
  })
  const current = await seeder.create('year', {
    ...yearOf(now),
    isCurrent: true,
    theme: both('となりの人と、なにかを', 'Something together with your neighbour'),
    annualPlan: plan,
  })
  const coming = yearOf(now + 1)
  const next = await seeder.create('year', { ...coming, label: { ja: coming.label.ja }, isPublished: false })
  return { before, last, current, next }
}
