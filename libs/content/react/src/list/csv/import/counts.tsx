import type { ImportPreview } from '@captain/content-core'
import { formatNumber } from '@captain/locale'
import { Trans } from '@lingui/react/macro'
import classes from './import-dialog.module.css'

/** Number of rows per result. */
export const Counts = ({ check: { create, update, unchanged, invalid } }: { readonly check: ImportPreview }) => (
  <dl className={classes.counts}>
    <div>
      <dt>
        <Trans>追加</Trans>
      </dt>
      <dd>{formatNumber(create)}</dd>
    </div>
    <div>
      <dt>
        <Trans>更新</Trans>
      </dt>
      <dd>{formatNumber(update)}</dd>
    </div>
    <div>
      <dt>
        <Trans>変更なし</Trans>
      </dt>
      <dd>{formatNumber(unchanged)}</dd>
    </div>
    <div data-wrong={invalid > 0}>
      <dt>
        <Trans>エラー</Trans>
      </dt>
      <dd>{formatNumber(invalid)}</dd>
    </div>
  </dl>
)
