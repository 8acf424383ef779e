import { Trans, useLingui } from '@lingui/react/macro'
import { isPhone, type AnyField, type ErasedFieldMessages } from '@captain/content-core'
import type { DeliveredRecord } from '../../preview/delivered-record.ts'
import { FieldValue } from '../../preview/field-value.tsx'
import { Licences, type Licence } from './licences.tsx'
import { isOnRequest } from './notice-rows.ts'
import { PhoneLink } from './phone-link.tsx'
import { PostalAddress, type DeliveredAddress } from './postal-address.tsx'

type NoticeItemProps = {
  readonly name: string
  readonly field: AnyField
  readonly record: DeliveredRecord
  readonly words: ErasedFieldMessages
}

/** The value of an item, as text rather than keys. */
export function NoticeItem({ name, field, record, words }: NoticeItemProps) {
  const { t } = useLingui()
  const value = record[name]
  const days = Number(record['noticeDays'])
  if (name === 'address' && isOnRequest(record)) return String(record['disclosureNote'])
  if (name === 'address')
    return <PostalAddress address={value as DeliveredAddress} prefectures={words.fields?.['prefecture']?.options ?? {}} />
  if (name === 'licences') return <Licences licences={value as readonly Licence[]} kinds={words.fields?.['kind']?.options ?? {}} />
  if (name === 'noticeDays') return t`施行日の${days}日前までにお知らせします`
  if (isPhone(field)) return <PhoneLink phone={String(value)} />
  return <FieldValue field={field} value={value} options={words.options ?? {}} nested={words.fields ?? {}} />
}

type NoticeLabelProps = Pick<NoticeItemProps, 'name' | 'record' | 'words'>

export function NoticeLabel({ name, record, words }: NoticeLabelProps) {
  if (name === 'address' && isOnRequest(record)) return <Trans>所在地・電話番号</Trans>
  return name === 'noticeDays' ? <Trans>変更の予告</Trans> : words.label
}
