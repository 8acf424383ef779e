import type { ScreenProps } from '@captain/content-react'
import { FormScreen, SaveQuestion } from '@captain/content-react/form-parts'
import { useLingui } from '@lingui/react/macro'
import type { tenant } from '../tenant.ts'
import { NoticeAgreement } from './notice-agreement.tsx'

/** The settings of bank transfers; a save asks first, because customers pay into the new account immediately. */
export const Screen = ({ params }: ScreenProps<typeof tenant, 'payment-bank', 'settings'>) => {
  const { t } = useLingui()
  return (
    <SaveQuestion
      value={t`銀行振込の設定を保存します。口座を変更すると、これからの注文のメールに新しい口座が表示されます。変更は記録に残り、管理者全員にメールで知らせます。`}
    >
      <NoticeAgreement />
      <FormScreen screen="settings" params={params} />
    </SaveQuestion>
  )
}
