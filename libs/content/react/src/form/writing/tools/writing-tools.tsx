import { useSharedValue } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { Button, SegmentedControl } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconArrowsMaximize, IconArrowsMinimize, IconEye, IconLayoutSidebarRightExpand } from '@tabler/icons-react'
import { hasPreview } from '@captain/content-core'
import { useContent } from '../../../content-context.tsx'
import { useOfferVerbs } from '../../../verbs/use-offer-verbs.ts'
import { useCalm } from './use-calm.ts'
import { calm, preview, showLanguages, useShownLanguages } from '../writing-view.ts'
import classes from '../writing.module.css'

type Offer = { readonly isWide: boolean; readonly mayPreview: boolean; readonly isCalm: boolean }

/** Offers to the palette what the buttons do. */
const useWritingVerbs = ({ isWide, mayPreview, isCalm }: Offer): void => {
  const { t } = useLingui()
  const languages = useShownLanguages()
  const isPreviewing = useSharedValue(preview)
  useOfferVerbs([
    ...(languages === 'ja' ? [] : [{ verb: 'showJapanese' as const, label: t`日本語を入力する`, run: () => showLanguages('ja') }]),
    ...(languages === 'en' ? [] : [{ verb: 'showEnglish' as const, label: t`英語を入力する`, run: () => showLanguages('en') }]),
    ...(languages === 'both' ? [] : [{ verb: 'showBoth' as const, label: t`日本語と英語を並べて表示`, run: () => showLanguages('both') }]),
    ...(mayPreview
      ? [
          {
            verb: 'sidePreview' as const,
            label: isPreviewing ? t`プレビューを閉じる` : t`横にプレビュー`,
            run: () => preview.set(!isPreviewing),
          },
        ]
      : []),
    ...(isWide
      ? [
          {
            verb: 'calm' as const,
            label: isCalm ? t`集中モードを終える` : t`集中モード`,
            keys: ['mod+shift+F'],
            run: () => calm.set(!isCalm),
          },
        ]
      : []),
  ])
}

/** Above the page: the languages, the preview next to it, and writing without the rest of the screen. */
export const WritingTools = () => {
  const { t } = useLingui()
  const { contentType } = useContent()
  const languages = useShownLanguages()
  const isPreviewing = useSharedValue(preview)
  const isWide = useMediaQuery('(min-width: 1100px)', undefined, { getInitialValueInEffect: false })
  const isCalm = useCalm()
  const mayPreview = isWide === true && hasPreview(contentType)
  useWritingVerbs({ isWide: isWide === true, mayPreview, isCalm })
  return (
    <div className={classes.tools}>
      <SegmentedControl
        size="xs"
        aria-label={t`入力する言語`}
        value={languages}
        onChange={(value) => showLanguages(value === 'ja' || value === 'en' ? value : 'both')}
        data={[
          { value: 'ja', label: t`日本語` },
          { value: 'en', label: t`英語` },
          { value: 'both', label: t`並べて表示` },
        ]}
      />
      <div className={classes.toolsEnd}>
        {isWide === false && hasPreview(contentType) && (
          <Button
            className={classes.look}
            variant="default"
            size="xs"
            leftSection={<IconEye size={16} aria-hidden />}
            aria-label={t`入力中の内容をプレビュー`}
            // The caret stays in the text, to which the preview returns.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => preview.set(true)}
          >
            {t`プレビュー`}
          </Button>
        )}
        {mayPreview && (
          <Button
            variant={isPreviewing ? 'light' : 'subtle'}
            size="xs"
            leftSection={<IconLayoutSidebarRightExpand size={16} aria-hidden />}
            aria-pressed={isPreviewing}
            onClick={() => preview.set(!isPreviewing)}
          >
            {t`横にプレビュー`}
          </Button>
        )}
        {isWide === true && (
          <Button
            variant={isCalm ? 'light' : 'subtle'}
            size="xs"
            leftSection={isCalm ? <IconArrowsMinimize size={16} aria-hidden /> : <IconArrowsMaximize size={16} aria-hidden />}
            aria-pressed={isCalm}
            onClick={() => calm.set(!isCalm)}
          >
            {t`集中モード`}
          </Button>
        )}
      </div>
    </div>
  )
}
