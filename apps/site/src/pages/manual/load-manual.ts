import { questions } from '../../delivery/questions.ts'
import type { Question } from '../../delivery/types.ts'
import { noticeOf } from '../../errors.ts'
import type { LoadContext } from '../load-context.ts'

export type ManualData = {
  /** Null where they could not be had: whoever can't sign in is not to lose the rest of the page with them. */
  readonly questions: readonly Question[] | null
}

/** The questions about accounts that stand at the end of the manual. */
export const loadManual = async ({ delivery }: LoadContext): Promise<ManualData> => {
  try {
    return { questions: await questions(delivery, { category: 'account' }) }
  } catch (error) {
    if (noticeOf(error) !== null) throw error
    return { questions: null }
  }
}
