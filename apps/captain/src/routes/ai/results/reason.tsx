import { Trans } from '@lingui/react/macro'

/** Why something failed, as a sentence. */
export const Reason = ({ of: { message } }: { readonly of: { readonly message: string } }) => <Trans>{message}。</Trans>
