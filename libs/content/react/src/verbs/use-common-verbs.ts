import { isBoolean, workflowOf, type AnyRecord } from '@captain/content-core'
import { useLingui } from '@lingui/react/macro'
import { useContent } from '../content-context.tsx'
import { useLabels } from '../labels.ts'
import { listPermissions } from '../list/list-permissions.ts'
import { publicPageOf } from '../list/public-page-of.ts'
import type { RecordActions } from '../list/record-actions/use-record-actions.ts'
import { useCopyLink } from '../list/use-copy-link.ts'
import type { useSwitchField } from '../list/use-switch-field.ts'
import { isLocked } from '../workflows/legal/is-locked.ts'
import type { Verb } from './use-offer-verbs.ts'

/** Spells a field name as English words: `isSoldOut` is "is sold out". */
const wordsIn = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** Sets the main switch of a record and saves at once, as in the rows of the list. */
type SetSwitch = ReturnType<typeof useSwitchField>

/** Returns the verb of the type's main switch (a dish: sold out); none without one or without the right to change it. */
export const useMainSwitchVerb = (): ((record: AnyRecord, set: SetSwitch) => readonly Verb[]) => {
  const { t } = useLingui()
  const { contentType, canWrite, words } = useContent()
  const { fieldLabel } = useLabels()
  const name = contentType.mainSwitch
  return (record, set) => {
    if (name === null || !listPermissions(contentType, canWrite).change || !isBoolean(contentType.fields[name])) return []
    const label = words.columns?.[name]?.label ?? fieldLabel(name)
    const isOn = record[name] === true
    return [
      {
        verb: 'switch',
        label: isOn ? t`「${label}」をオフにする` : t`「${label}」をオンにする`,
        finds: { ja: label, en: wordsIn(name) },
        run: () => void set(record, name, !isOn),
      },
    ]
  }
}

/** Returns the verbs that the row and the screen of a record share: duplicate, its addresses, delete. */
export const useCommonVerbs = (
  actions: Pick<RecordActions, 'duplicate'>,
  remove: (record: AnyRecord) => void,
): ((record: AnyRecord) => readonly Verb[]) => {
  const { t } = useLingui()
  const { contentType, canWrite, locale } = useContent()
  const copyLink = useCopyLink()
  const may = listPermissions(contentType, canWrite)
  return (record) => {
    const page = publicPageOf(contentType, record, locale)
    return [
      ...(may.duplicate
        ? [
            {
              verb: 'duplicate' as const,
              label: workflowOf(contentType.workflow).keepsVersions ? t`新しい版として複製` : t`複製`,
              run: () => void actions.duplicate(record),
            },
          ]
        : []),
      { verb: 'copyLink', label: t`リンクをコピー`, run: () => void copyLink(record) },
      ...(page === null
        ? []
        : [{ verb: 'openPage' as const, label: t`公開ページを開く`, run: () => void window.open(page, '_blank', 'noreferrer') }]),
      ...(may.remove && !isLocked(contentType, record) ? [{ verb: 'delete' as const, label: t`削除`, run: () => remove(record) }] : []),
    ]
  }
}
