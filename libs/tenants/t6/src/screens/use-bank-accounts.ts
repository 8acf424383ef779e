import { useTenant } from '@captain/content-react'
import { useQuery } from '@tanstack/react-query'
import { accountName } from '../account-name.ts'
import { tenant } from '../tenant.ts'

const NONE: readonly string[] = []

/** Names of the shop's accounts, the default one first; none while they load. */
export const useBankAccounts = (): readonly string[] => {
  const { client, queries } = useTenant(tenant)
  const { data = NONE } = useQuery({
    queryKey: [...queries['payment-bank'].key, 'accounts'],
    queryFn: async ({ signal }) => {
      const { items } = await client['payment-bank'].list({ limit: 1 }, signal)
      if (items[0] === undefined) return NONE
      const { accounts } = await client['payment-bank'].get(items[0].id, signal)
      return accounts.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault)).map(accountName)
    },
  })
  return data
}
