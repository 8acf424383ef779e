import { isStoredSecret } from '@captain/content-core'
import { Trans } from '@lingui/react/macro'
import type { CellProps } from '../cell-definition.ts'

/** Shows that a secret exists and its last four characters; shows no characters of an unsaved one. */
export const SecretCell = ({ value }: CellProps<'secret'>) => {
  if (!isStoredSecret(value)) return <Trans>新しい値</Trans>
  return <span>••••{value.last4}</span>
}
