import { Trans } from '@lingui/react/macro'

/** The reason of a failure, as a sentence. */
export const Reason = ({ of: { message } }: { readonly of: { readonly message: string } }) => <Trans>{message}。</Trans>
