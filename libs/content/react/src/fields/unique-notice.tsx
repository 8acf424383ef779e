import { Trans } from '@lingui/react/macro'
import classes from './notice.module.css'
import { useTaken } from './use-taken.ts'

/** Says while one is still typing that the value belongs to another record. */
export const UniqueNotice = ({ path, value }: { readonly path: string; readonly value: unknown }) => {
  const taken = useTaken(path, value)
  return (
    <div role="status">
      {taken === true && (
        <p className={classes.notice} data-tone="danger">
          <Trans>すでに使われています。別の値を入力してください。</Trans>
        </p>
      )}
    </div>
  )
}
