import { useAddressSearch, useWriteSearch } from '@captain/content-react/list-kit'
import { useToday } from './use-shifts.ts'

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

/** The month in the address, default: the current one, and a function to change it. */
export const useMonth = () => {
  const search = useAddressSearch()
  const writeSearch = useWriteSearch()
  const present = useToday().slice(0, 7)
  const { month: asked } = search
  const month = typeof asked === 'string' && MONTH.test(asked) ? asked : present
  const { month: _month, ...others } = search as Readonly<Record<string, string | number | boolean>>
  return {
    month,
    present,
    search: others,
    show: (next: string, rest: Readonly<Record<string, string | number | boolean>> = others): Promise<void> =>
      writeSearch(next === present ? rest : { ...rest, month: next }, { replace: true }),
  }
}
