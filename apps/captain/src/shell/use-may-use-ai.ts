import { useQuery } from '@tanstack/react-query'
import { accessQuery } from '../session/guard.ts'

/** Milliseconds for which ways to the AI tools are content with what they have been told; the pages themselves are asked about anew. */
const REMEMBERED = 5 * 60_000

/** Whether the account may use the AI tools; false until it is known. */
export const useMayUseAi = (): boolean => useQuery({ ...accessQuery('check_cf_ai_usage', undefined), staleTime: REMEMBERED }).data === true
