import type { PersonalReadKind } from '@captain/content-core'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'

/** Returns the names of the ways in which personal data is read. */
export const useKindLabels = (): Readonly<Record<PersonalReadKind, string>> => {
  const { t } = useLingui()
  return useMemo(
    () => ({
      view: t`詳細を表示`,
      list: t`一覧を表示`,
      history: t`過去の版を表示`,
      export: t`CSVに書き出し`,
      reveal: t`秘密の値を表示`,
      disclosure: t`本人への開示`,
    }),
    [t],
  )
}
