import type { PromptTranslation } from '@captain/ai-core'
import { PageHeader } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPhotoSpark } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import classes from '../ai.module.css'
import { overviewQuery, resultsQuery } from '../ai-queries.ts'
import { NotSetUp } from '../not-set-up.tsx'
import { MoreResults } from '../results/more-results.tsx'
import { useUndoReplacement } from '../use-undo-replacement.ts'
import { PromptResult } from './prompt-result.tsx'
import { TranslationForm } from './translation-form.tsx'
import { TranslationItem } from './translation-item.tsx'
import styles from './translation.module.css'
import { useTranslationDraft } from './use-translation-draft.ts'

/** Translates a Japanese description of an image into an English prompt, which users can edit, copy or use for images. */
export const TranslationImagePrompt = () => {
  const overview = useQuery(overviewQuery).data
  const answer = useInfiniteQuery(resultsQuery('translationPrompt'))
  const { draft, change } = useTranslationDraft()
  const offerUndo = useUndoReplacement()
  const reuse = ({ request, prompt, missingTerms }: PromptTranslation) => {
    const next = { ...request, prompt: prompt ?? '', missingTerms }
    change(next)
    offerUndo({ text: draft.text, prompt: draft.prompt }, next, () => change(draft))
    document.querySelector<HTMLElement>('textarea[name="text"]')?.focus()
  }
  return (
    <div className={classes.page}>
      <PageHeader
        title={<Trans>プロンプト翻訳</Trans>}
        actions={
          <Button component={Link} to="/captain/ai/text-to-image" variant="default" leftSection={<IconPhotoSpark size={16} stroke={1.6} />}>
            <Trans>画像生成</Trans>
          </Button>
        }
      />
      {overview?.isConfigured === false && <NotSetUp settings={overview.missingSettings} />}
      <div className={styles.columns}>
        <TranslationForm draft={draft} onChange={change} isConfigured={overview?.isConfigured ?? true} />
        <PromptResult draft={draft} onChange={change} />
      </div>
      <section className={classes.section} aria-labelledby="ai-translations">
        <div className={classes.head}>
          <h2 id="ai-translations">
            <Trans>履歴</Trans>
          </h2>
          <p className={classes.note}>
            <Trans>30日で消えます。</Trans>
          </p>
        </div>
        <MoreResults
          answer={answer}
          empty={{
            title: <Trans>まだ翻訳していません</Trans>,
            text: <Trans>日本語で書いたイメージを翻訳すると、ここに残ります。</Trans>,
          }}
        >
          {(items) => (
            <ul className={styles.list}>
              {items.map((one) =>
                one.tool === 'translationPrompt' ? <TranslationItem key={one.id} translation={one} onReuse={() => reuse(one)} /> : null,
              )}
            </ul>
          )}
        </MoreResults>
      </section>
    </div>
  )
}
