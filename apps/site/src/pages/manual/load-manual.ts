import { questions } from '../../delivery/questions.ts'
import type { Question } from '../../delivery/types.ts'
import { noticeOf } from '../../errors.ts'
import type { LoadContext } from '../load-context.ts'

export type ManualData = {
  /** Null if they could not be loaded, so that users who can't sign in still get the rest of the page. */
  readonly questions: readonly Question[] | null
}

/** Loads the questions about accounts at the end of the manual. */
export const loadManual = async ({ delivery }: LoadContext): Promise<ManualData> => {
  try {
    return { questions: await questions(delivery, { category: 'account' }) }
  } catch (error) {
    if (noticeOf(error) !== null) throw error
    return { questions: null }
  }
}
