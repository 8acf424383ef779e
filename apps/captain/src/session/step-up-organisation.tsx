import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { OWN_KEYS, StepUpLayout } from './step-up-layout.tsx'

type StepUpOrganisationProps = {
  readonly organisation: string
  readonly isRunning: boolean
  readonly failure: string | null
  readonly onLeave: () => void
  readonly onCancel: () => void
}

/** Leads to the sign-in page of the organisation, for accounts with neither a passkey nor a second factor. */
export const StepUpOrganisation = ({ organisation, isRunning, failure, onLeave, onCancel }: StepUpOrganisationProps) => (
  <StepUpLayout
    failure={failure}
    buttons={
      <>
        <Button {...OWN_KEYS} variant="default" onClick={onCancel}>
          <Trans>キャンセル</Trans>
        </Button>
        <Button {...OWN_KEYS} loading={isRunning} onClick={onLeave} data-autofocus>
          <Trans>{organisation}で確認</Trans>
        </Button>
      </>
    }
  >
    <p>
      <Trans>
        この操作の前に、{organisation}のアカウントで本人確認をしてください。確認するとこの画面に戻りますので、もう一度操作してください。
      </Trans>
    </p>
    <p>
      <Trans>入力の途中の内容は、この端末に残ります。</Trans>
    </p>
  </StepUpLayout>
)
