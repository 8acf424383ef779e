import { pluralOf } from '@captain/content-core'
import { joinWords } from '@captain/locale'
import { Trans } from '@lingui/react/macro'
import { useIntegrations } from './integrations-context.ts'

/** Content types by their labels. */
export const ChosenTypes = ({ names }: { readonly names: readonly string[] | null }) => {
  const { words, locale } = useIntegrations()
  if (names === null) return <Trans>すべてのコンテンツ</Trans>
  return (
    <>
      {joinWords(
        locale,
        names.map((name) => pluralOf(words[name] ?? { name })),
      )}
    </>
  )
}
