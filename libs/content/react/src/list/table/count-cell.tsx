import type { AnyRecord } from '@captain/content-core'
import { formatNumber } from '@captain/locale'

/** How many records point at one; of very many only that they are more. */
export const CountCell = ({ name, record }: { readonly name: string; readonly record: AnyRecord }) => {
  const count = record.counted?.[name]
  return count === undefined ? null : <>{`${formatNumber(count.value)}${count.capped ? '+' : ''}`}</>
}
