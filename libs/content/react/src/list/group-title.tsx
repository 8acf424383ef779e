import { isEmptyValue, type Included } from '@captain/content-core'
import { Trans } from '@lingui/react/macro'
import { useContent } from '../content-context.tsx'
import type { Grouping } from './groups.ts'
import { ValueCell } from './table/value-cell.tsx'

type GroupTitleProps = { readonly grouping: Grouping; readonly value: unknown; readonly included: Included }

/** The common value of the rows of a group. */
export const GroupTitle = ({ grouping: { name, field }, value, included }: GroupTitleProps) => {
  const { locale } = useContent()
  if (isEmptyValue(field, value)) return <Trans>未設定</Trans>
  return <ValueCell name={name} field={field} value={value} included={included} locale={locale} />
}
