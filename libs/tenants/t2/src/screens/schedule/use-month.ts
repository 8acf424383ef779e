import { plainSearch, useSearchParams, useSetSearchParams, type Search } from '@captain/content-react/list-kit'
import { useToday } from './use-shifts.ts'

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

/** The month in the address, default: the current one, and a function to change it. */
export const useMonth = () => {
  const writeSearch = useSetSearchParams()
  const present = useToday().slice(0, 7)
  const { month: requested, ...others } = plainSearch(useSearchParams())
  const month = typeof requested === 'string' && MONTH.test(requested) ? requested : present
  return {
    month,
    present,
    search: others,
    show: (next: string, rest: Search = others): Promise<void> =>
      writeSearch(next === present ? rest : { ...rest, month: next }, { replace: true }),
  }
}
