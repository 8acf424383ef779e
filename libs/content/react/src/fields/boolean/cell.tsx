import { useLingui } from '@lingui/react/macro'
import { IconCheck } from '@tabler/icons-react'
import { VisuallyHidden } from '@mantine/core'
import type { CellProps } from '../cell-definition.ts'

/** A check mark for yes; blank for no. */
export const BooleanCell = ({ value }: CellProps<'boolean', boolean>) => {
  const { t } = useLingui()
  return value ? <IconCheck size={16} role="img" aria-label={t`はい`} /> : <VisuallyHidden>{t`いいえ`}</VisuallyHidden>
}
