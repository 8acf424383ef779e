import { notFound } from '@tanstack/react-router'
import { loadMessages } from '@captain/t1'
import { groupByCategory, QUESTION_CATEGORIES, questions, type QuestionFilter } from '../../delivery/questions.ts'
import type { LoadContext } from '../load-context.ts'

/** Longer searches are cut by the API's own limit on words. */
const LONGEST_SEARCH = 100

export const loadFaq = async ({ delivery }: LoadContext, asked: QuestionFilter) => {
  const q = asked.q?.trim().slice(0, LONGEST_SEARCH) || undefined
  const category = asked.category || undefined
  if (category !== undefined && !QUESTION_CATEGORIES.includes(category)) throw notFound()
  const [all, messages] = await Promise.all([questions(delivery), loadMessages(delivery.locale)])
  const filtered = q === undefined && category === undefined ? all : await questions(delivery, { category, q })
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
