import { HttpError } from '@captain/http-core'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useHref } from '../form/use-href.ts'

/** Offers to sign in again if the session expired while a list was open; renders nothing for other failures. */
export const SignInAgain = ({ failure }: { readonly failure: unknown }) => {
  const href = useHref()
  if (!(failure instanceof HttpError) || failure.status !== 401) return null
  return (
    <Button component="a" href={href('/auth/login')} target="_blank" rel="noreferrer" variant="default">
      <Trans>別のタブでログイン</Trans>
    </Button>
  )
}
