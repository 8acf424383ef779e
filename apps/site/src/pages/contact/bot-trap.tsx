import { Trans } from '@lingui/react/macro'

/** A check box that users can neither see nor reach; only bots check it. */
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
