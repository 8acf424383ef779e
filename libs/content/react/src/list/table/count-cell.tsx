import type { AnyRecord } from '@captain/content-core'
import { formatNumber } from '@captain/locale'

/** The number of records that reference one; large counts show only a lower bound. */
export const CountCell = ({ name, record }: { readonly name: string; readonly record: AnyRecord }) => {
  const count = record.counted?.[name]
  return count === undefined ? null : <>{`${formatNumber(count.value)}${count.capped ? '+' : ''}`}</>
}
