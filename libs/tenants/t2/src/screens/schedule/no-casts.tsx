import { useContent, useNavigateTo, useTenant } from '@captain/content-react'
import { EmptyState } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { tenant } from '../../tenant.ts'

/** The list of a club without active casts. */
export const NoCasts = () => {
  const { canWrite } = useContent()
  const { links } = useTenant(tenant)
  const { t } = useLingui()
  const go = useNavigateTo()
  return (
    <EmptyState
      kind="nothing"
      title={t`在籍中のキャストがいません`}
      action={canWrite && <Button onClick={() => void go(links.cast.new())}>{t`キャストを登録`}</Button>}
    >
      {t`キャストを登録すると、ここに出勤スケジュールが並びます。`}
    </EmptyState>
  )
}

/** The list if no cast matches its filters. */
export const NoMatchingCasts = ({ onClear }: { readonly onClear: () => void }) => {
  const { t } = useLingui()
  return (
    <EmptyState
      kind="no-match"
      title={t`条件に合うキャストがいません`}
      action={
        <Button variant="default" onClick={onClear}>
          {t({ message: '条件をすべて解除', context: '出勤の一覧' })}
        </Button>
      }
    >
      {t`条件を変えるか、解除してください。`}
    </EmptyState>
  )
}
