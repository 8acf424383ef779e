import { join } from 'node:path'
import { root } from '../../root.ts'
import { bullets, machineFacts, markdownTable, type BenchResult } from '../report.ts'
import { budgetCells, measureBudgets, overBudget } from './budgets.ts'

/** Measures how much a browser loads for the built back office. */
export const benchBudgets = (): BenchResult => {
  const budgets = measureBudgets(join(root, 'apps/captain/dist'))
  const facts = [...machineFacts().slice(0, 1), 'JavaScript and CSS, gzipped; words in one language']
  return {
    report: `${bullets(facts)}\n\n${markdownTable(['what', 'KB', 'at most'], budgetCells(budgets))}`,
    failures: overBudget(budgets),
  }
}
