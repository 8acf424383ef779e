import type { FoundRecord } from '@captain/content-core'
import { formatDate } from '@captain/locale'
import { Plural, Trans } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'
import { usePersonalData } from '../personal-data-context.ts'
import { labelsOfFound } from './found-labels.ts'
import classes from './person.module.css'

const Outcome = ({ record: { outcome, reason, keptUntil, isRemoved } }: { readonly record: FoundRecord }) => {
  const day = keptUntil === null ? null : formatDate(keptUntil)
  if (isRemoved) return <Trans>現在は使っていないコンテンツの記録です。記録ごと消去します。</Trans>
  if (reason === 'account') return <Trans>消去できません。アカウントの記録なので、ログインユーザーを削除すると消去されます。</Trans>
  if (reason === 'tax') {
    return (
      <>
        {outcome === 'partly' ? (
          <Trans>備考などだけを消去します。注文と請求の記録は、税法により7年間（欠損のある年度の法人は10年間）保存します。</Trans>
        ) : (
          <Trans>消去できません。税法により7年間（欠損のある年度の法人は10年間）保存します。</Trans>
        )}
        {day !== null && <Trans>{day}から消去できます。</Trans>}
      </>
    )
  }
  return outcome === 'erase' ? (
    <Trans>記録ごと消去します。</Trans>
  ) : (
    <Trans>個人情報の項目だけを消去します。必須の項目は「削除済み」などに置き換えます。</Trans>
  )
}

type FoundItemProps = { readonly record: FoundRecord; readonly isChosen: boolean; readonly onChoose: (isChosen: boolean) => void }

/** A record in which the person was found, and what erasure does to it. */
export const FoundItem = ({ record, isChosen, onChoose }: FoundItemProps) => {
  const { words, locale } = usePersonalData()
  const { title, type, fields } = labelsOfFound(record, words, locale)
  const { revisions, files } = record
  const created = formatDate(record.createdAt)
  return (
    <li className={classes.item}>
      <Checkbox
        checked={isChosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        label={
          <span className={classes.name}>
            {type}：{title}
          </span>
        }
        description={
          <span className={classes.facts}>
            <span>
              <Trans>見つかった項目：{fields}</Trans>
            </span>
            <span>
              <Trans>登録：{created}</Trans>
              {' · '}
              <Plural value={revisions} other="過去の版#件" />
              {files > 0 && (
                <>
                  {' · '}
                  <Plural value={files} other="ファイル#件" />
                </>
              )}
              {record.deletedAt !== null && (
                <>
                  {' · '}
                  <Trans>ごみ箱</Trans>
                </>
              )}
            </span>
            <span className={record.reason === null ? undefined : classes.kept}>
              <Outcome record={record} />
            </span>
          </span>
        }
      />
    </li>
  )
}
