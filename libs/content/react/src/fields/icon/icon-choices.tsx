import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { TextInput, UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { Drawing } from './drawing.tsx'
import { findIcons, type ListedIcon } from './find-icons.ts'
import { ICON_NAMES, pathOfIcon } from './icons.ts'
import classes from './input.module.css'
import { useIconList } from './use-icon-list.ts'
import { useIconLabels } from './use-icon-labels.ts'

/** Maximum number of icons shown at once: users do not browse more, and each icon is a separate file. */
const MAX_ICONS = 96

type IconChoicesProps = { readonly chosen: string | null; readonly onPick: (path: string) => void }

/** Icons of the product, and thousands more that users find by Japanese or English words. */
export const IconChoices = ({ chosen, onPick }: IconChoicesProps) => {
  const { t } = useLingui()
  const own = useIconLabels()
  const { list, isMissing } = useIconList(true)
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed)
  const all = useMemo<readonly ListedIcon[]>(
    () => [...ICON_NAMES.map((name) => [name, own[name].toLowerCase()] as const), ...list],
    [own, list],
  )
  const found = useMemo(() => (query.trim() === '' ? ICON_NAMES : findIcons(all, query)), [all, query])
  const shown = found.slice(0, MAX_ICONS)
  const more = found.length - shown.length
  const names: Readonly<Record<string, string>> = own
  const nameOf = (name: string): string => names[name] ?? name
  return (
    <div className={classes.choices}>
      <TextInput
        aria-label={t`アイコンを検索`}
        placeholder={t`アイコンを検索`}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        maxLength={60}
        data-autofocus
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={classes.grid}>
        {shown.map((name) => (
          <UnstyledButton
            key={name}
            className={classes.choice}
            aria-label={nameOf(name)}
            title={nameOf(name)}
            aria-pressed={pathOfIcon(name) === chosen}
            onClick={() => onPick(pathOfIcon(name))}
          >
            <Drawing path={pathOfIcon(name)} />
          </UnstyledButton>
        ))}
      </div>
      <p className={classes.count} role="status">
        {isMissing ? (
          <Trans>ほかのアイコンを読み込めませんでした。</Trans>
        ) : found.length === 0 ? (
          <Trans>該当するアイコンがありません。</Trans>
        ) : more > 0 ? (
          <Plural value={more} other="ほか#件。言葉を足すと絞り込めます。" />
        ) : query.trim() === '' && list.length > 0 ? (
          <Plural value={list.length} other="ほか#件から、日本語か英語で検索できます。" />
        ) : null}
      </p>
    </div>
  )
}
