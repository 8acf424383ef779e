import { contentTypeOf, fieldOf, optionsOf } from '@captain/content-core'
import { portal } from '../tenants.ts'
import type { Delivery } from './delivery.ts'
import type { Question } from './types.ts'
import { fetchAllPages } from './fetch-all-pages.ts'

const STEP = 100
const MAX_QUESTIONS = 500

export type QuestionFilter = { readonly category?: string | undefined; readonly q?: string | undefined }

/** Questions in the order of their categories. */
export const questions = (delivery: Delivery, { category, q }: QuestionFilter = {}): Promise<readonly Question[]> =>
  fetchAllPages((after) => delivery.list<Question>('faq', { limit: STEP, category, q, after }), MAX_QUESTIONS)

const declaredCategories = (): readonly string[] => {
  const type = contentTypeOf(portal, 'faq')
  const field = type === null ? null : fieldOf(type, 'category')
  return optionsOf(field)
}

/** Categories of questions, in the order of the declaration. */
export const QUESTION_CATEGORIES = declaredCategories()

export type QuestionGroup = { readonly category: string; readonly questions: readonly Question[] }

export const groupByCategory = (all: readonly Question[]): readonly QuestionGroup[] =>
  QUESTION_CATEGORIES.map((category) => ({ category, questions: all.filter((question) => question.category === category) })).filter(
    (group) => group.questions.length > 0,
  )
