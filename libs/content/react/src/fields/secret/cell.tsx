import { isStoredSecret } from '@captain/content-core'
import { Trans } from '@lingui/react/macro'
import type { CellProps } from '../cell-definition.ts'

/** That there is a secret and how it ends; of one that is being typed nothing. */
export const SecretCell = ({ value }: CellProps<'secret'>) => {
  if (!isStoredSecret(value)) return <Trans>新しい値</Trans>
  return <span>••••{value.last4}</span>
}
