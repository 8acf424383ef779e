import { useLingui } from '@lingui/react/macro'
import { ActionIcon, SegmentedControl } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { FormStore } from '../../use-form-values.ts'
import { preview } from '../writing-view.ts'
import classes from './live-preview.module.css'
import { LanguageChoice, LivePage, usePreviewLanguage } from './preview-parts.tsx'
import { PreviewSheet } from './preview-sheet.tsx'

/** Widths in px of a phone, a tablet and a desk. */
const WIDTHS = [390, 820, 1280] as const
type Width = (typeof WIDTHS)[number]

type WidthChoiceProps = { readonly width: Width; readonly onWidth: (width: Width) => void }

const WidthChoice = ({ width, onWidth }: WidthChoiceProps) => {
  const { t } = useLingui()
  const names: Readonly<Record<Width, string>> = { 390: t`スマートフォン`, 820: t`タブレット`, 1280: t`パソコン` }
  return (
    <SegmentedControl
      size="xs"
      aria-label={t`表示する幅`}
      value={String(width)}
      onChange={(value) => onWidth(WIDTHS.find((one) => String(one) === value) ?? 390)}
      data={WIDTHS.map((one) => ({ value: String(one), label: names[one] }))}
    />
  )
}

const PreviewPane = ({ store }: { readonly store: FormStore }) => {
  const { t } = useLingui()
  const [lang, setLang] = usePreviewLanguage()
  const [width, setWidth] = useState<Width>(820)
  return (
    <section className={classes.pane} aria-label={t`プレビュー`}>
      <header className={classes.bar}>
        <LanguageChoice lang={lang} onLang={setLang} />
        <WidthChoice width={width} onWidth={setWidth} />
        <ActionIcon className={classes.close} aria-label={t`プレビューを閉じる`} onClick={() => preview.set(false)}>
          <IconX size={18} />
        </ActionIcon>
      </header>
      <LivePage store={store} lang={lang} width={width} />
    </section>
  )
}

/** The public page of the record with the unsaved values: next to its form, or above it on a narrow screen. Nothing is stored. */
export const LivePreview = ({ store }: { readonly store: FormStore }) => {
  const isWide = useMediaQuery('(min-width: 1100px)', undefined, { getInitialValueInEffect: false })
  const [wasWide] = useState(isWide)
  // A window that becomes narrow, by zooming too, takes no writer from the text into a sheet.
  const isOver = wasWide && !isWide
  useEffect(() => {
    if (isOver) preview.set(false)
  }, [isOver])
  if (isOver) return null
  return isWide ? <PreviewPane store={store} /> : <PreviewSheet store={store} />
}
