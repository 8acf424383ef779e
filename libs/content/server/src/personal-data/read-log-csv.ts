import type { ErasedMessages, PersonalReadKind } from '@captain/content-core'
import { networkOf } from '@captain/auth-core'
import type { Locale } from '@captain/locale'
import type { I18n } from '@lingui/core'
import { momentText } from '../csv/cell-text.ts'
import { csvLine } from '../csv/csv-line.ts'
import { escapeFormula } from '../csv/neutral.ts'
import { i18nIn } from '../translator.ts'
import type { ReadLogRow } from './read-log.ts'

const kindText = (i18n: I18n, kind: PersonalReadKind): string => {
  const texts: Readonly<Record<PersonalReadKind, string>> = {
    view: i18n._('詳細の表示'),
    list: i18n._('一覧の表示'),
    history: i18n._('過去の版の表示'),
    export: i18n._('CSVの書き出し'),
    reveal: i18n._('秘密の値の表示'),
    disclosure: i18n._('本人への開示'),
  }
  return texts[kind]
}

/** Returns the heading of the file. */
export const readLogHead = (locale: Locale): string => {
  const i18n = i18nIn(locale)
  return csvLine([
    i18n._('閲覧日時'),
    i18n._('閲覧の種類'),
    i18n._('閲覧した人'),
    i18n._('閲覧した人のID'),
    i18n._('代理のシステム管理者'),
    i18n._('コンテンツ'),
    i18n._('記録のID'),
    i18n._('ネットワーク'),
  ])
}

/** Returns the lines of a row: one for each record. */
export const readLogLines = (row: ReadLogRow, messages: ErasedMessages, locale: Locale): string => {
  const i18n = i18nIn(locale)
  const about = [
    momentText(row.at.toISOString()),
    kindText(i18n, row.kind),
    escapeFormula(row.actor_name),
    escapeFormula(row.actor_id ?? row.key_id ?? ''),
    escapeFormula(row.impersonator_name ?? ''),
    escapeFormula(messages[row.type]?.name ?? row.type),
  ]
  const network = networkOf(row.ip_address)?.name ?? ''
  return row.record_ids.map((id) => csvLine([...about, id, network])).join('')
}
