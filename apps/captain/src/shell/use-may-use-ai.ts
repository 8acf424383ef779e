import { useQuery } from '@tanstack/react-query'
import { accessQuery } from '../session/guard.ts'

/** Cache time of the permission for links to the AI tools, in milliseconds. The pages themselves check the permission again. */
const REMEMBERED = 5 * 60_000

/** Returns whether the account may use the AI tools; false until known. */
export const useMayUseAi = (): boolean => useQuery({ ...accessQuery('check_cf_ai_usage', undefined), staleTime: REMEMBERED }).data === true
