import { joinWords } from '@captain/locale'
import { Trans, useLingui } from '@lingui/react/macro'
import { CloseButton } from '@mantine/core'
import { useState } from 'react'
import { useContent } from '../content-context.tsx'
import classes from './list-notice.module.css'
import { usePartNames } from './use-part-names.ts'

/**
 * Lists the parts of the URL that are invalid here, for example in an old or truncated link. Stays until the user closes it or opens
 * another URL.
 */
export const IgnoredNotice = ({ ignored }: { readonly ignored: readonly string[] }) => {
  const { t } = useLingui()
  const { locale } = useContent()
  const namesOf = usePartNames()
  const [shownNames, setShownNames] = useState(ignored)
  const [closed, setClosed] = useState<readonly string[]>([])
  if (ignored.length > 0 && ignored.join() !== shownNames.join()) setShownNames(ignored)
  if (shownNames.length === 0 || closed.join() === shownNames.join()) return null
  const names = joinWords(locale, namesOf(shownNames))
  return (
    <p className={classes.root} role="status">
      <span>
        <Trans>アドレスにある条件のうち、使えないもの（{names}）は除いて表示しています。</Trans>
      </span>
      <CloseButton size="sm" aria-label={t`お知らせを閉じる`} onClick={() => setClosed(shownNames)} />
    </p>
  )
}
