import { formatDate, formatDateTime, parseDay } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

/** Returns a function that formats a value of the log; null if it has no text. */
export const useValueLabels = (): ((field: string, value: unknown) => string | null) => {
  const { t } = useLingui()
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    role: { admin: t`システム管理者`, user: t`一般` },
    membership: { owner: t`管理者`, editor: t`編集者`, viewer: t`閲覧者` },
    isUser: { true: t`承認済み`, false: t`未承認` },
    banned: { true: t({ message: '停止中', context: '利用停止' }), false: t`停止していない` },
    mayUseAi: { true: t`使える`, false: t`使えない` },
    locale: { ja: '日本語', en: 'English' },
  }
  return (field, value) => {
    if (value === null || value === undefined || value === '') return null
    if (typeof value === 'object') return JSON.stringify(value)
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    const word = words[field]?.[text] ?? { true: t`はい`, false: t`いいえ` }[text]
    if (word !== undefined) return word
    if (parseDay(text) === text) return formatDate(text)
    return INSTANT.test(text) ? formatDateTime(text) : text
  }
}
