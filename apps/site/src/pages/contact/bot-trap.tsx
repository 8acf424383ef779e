import { Trans } from '@lingui/react/macro'

/** A check box that people neither see nor reach: only programs check it. */
export function BotTrap() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        <Trans>ここにはチェックを入れないでください</Trans>
        <input type="checkbox" name="isBot" value="true" tabIndex={-1} />
      </label>
    </div>
  )
}
