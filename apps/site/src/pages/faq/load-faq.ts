import { notFound } from '@tanstack/react-router'
import { loadMessages } from '@captain/t1'
import { groupByCategory, QUESTION_CATEGORIES, questions, type QuestionFilter } from '../../delivery/questions.ts'
import type { Delivery } from '../../delivery/delivery.ts'
import type { Question } from '../../delivery/types.ts'
import { isRefused } from '../../errors.ts'
import { searchText } from '../../search-text.ts'
import type { LoadContext } from '../load-context.ts'

/** A search that the API refuses has no match. */
const search = async (delivery: Delivery, filter: QuestionFilter): Promise<readonly Question[]> => {
  try {
    return await questions(delivery, filter)
  } catch (error) {
    if (filter.q !== undefined && isRefused(error)) return []
    throw error
  }
}

/** Loads questions by category and search text. Throws the router's 404 for an unknown category, and PageError. */
export const loadFaq = async ({ delivery }: LoadContext, filter: QuestionFilter) => {
  const q = searchText(filter.q)
  const category = filter.category || undefined
  if (category !== undefined && !QUESTION_CATEGORIES.includes(category)) throw notFound()
  const [all, messages] = await Promise.all([questions(delivery), loadMessages(delivery.locale)])
  const filtered = q === undefined && category === undefined ? all : await search(delivery, { category, q })
  const names = messages['faq']?.fields['category']?.options ?? {}
  return {
    q,
    category,
    names,
    total: all.length,
    categories: groupByCategory(all).map((group) => group.category),
    groups: groupByCategory(filtered),
    pinned: all.filter((question) => question.isPinned === true),
  }
}

export type FaqData = Awaited<ReturnType<typeof loadFaq>>
