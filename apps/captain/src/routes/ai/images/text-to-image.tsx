import type { GenerationPage, ImageGeneration } from '@captain/ai-core'
import { PageHeader } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import classes from '../ai.module.css'
import { overviewQuery, refreshAi, resultsQuery } from '../ai-queries.ts'
import { NotSetUp } from '../not-set-up.tsx'
import { MoreResults } from '../results/more-results.tsx'
import { useUndoReplacement } from '../use-undo-replacement.ts'
import { GenerationCard } from './generation-card.tsx'
import { ImageForm } from './image-form.tsx'
import { useImageDraft } from './use-image-draft.ts'

const results = resultsQuery('textToImage')

/** Prepends a request to the list before the list is refetched. */
const withNewest = (list: InfiniteData<GenerationPage> | undefined, made: ImageGeneration) => {
  const [first, ...rest] = list?.pages ?? []
  if (list === undefined || first === undefined) return undefined
  const items = [made, ...first.items.filter(({ id }) => id !== made.id)]
  return { ...list, pages: [{ ...first, items }, ...rest] }
}

/** Makes pictures of a text, shows how far they are, and what was made before. */
export const TextToImage = () => {
  const queryClient = useQueryClient()
  const overview = useQuery(overviewQuery).data
  const answer = useInfiniteQuery(results)
  const { draft, change } = useImageDraft()
  const offerUndo = useUndoReplacement()
  const all = answer.data?.pages.flatMap(({ items }) => items) ?? []
  const running = all.find(({ state }) => state === 'running') ?? null

  const onMade = async (made: ImageGeneration) => {
    await queryClient.cancelQueries({ queryKey: results.queryKey })
    queryClient.setQueryData(results.queryKey, (list) => withNewest(list, made))
    await refreshAi(queryClient)
  }
  const reuse = ({ request: { prompt, negativePrompt, size, count, style, seed } }: ImageGeneration) => {
    const next = { prompt, negativePrompt, size, count, style, seed: seed === null ? '' : String(seed) }
    change(next)
    offerUndo({ prompt: draft.prompt, negativePrompt: draft.negativePrompt }, next, () => change(draft))
    document.querySelector<HTMLElement>('textarea[name="prompt"]')?.focus()
  }

  return (
    <div className={classes.page}>
      <PageHeader
        title={<Trans>画像生成</Trans>}
        actions={
          <Button
            component={Link}
            to="/captain/ai/translation-image-prompt"
            variant="default"
            leftSection={<IconLanguage size={16} stroke={1.6} />}
          >
            <Trans>プロンプト翻訳</Trans>
          </Button>
        }
      />
      {overview?.isConfigured === false && <NotSetUp settings={overview.missingSettings} />}
      <div className={classes.layout}>
        <div className={classes.asideForm}>
          <ImageForm draft={draft} onChange={change} overview={overview} isBusy={running !== null} onMade={onMade} />
        </div>
        <section aria-labelledby="ai-results">
          <div className={classes.head}>
            <h2 id="ai-results">
              <Trans>結果と履歴</Trans>
            </h2>
            <p className={classes.note}>
              <Trans>30日で消えます。残したい画像は、保存してください。</Trans>
            </p>
          </div>
          <MoreResults
            answer={answer}
            empty={{
              title: <Trans>まだ画像を生成していません</Trans>,
              text: <Trans>プロンプトを入力して生成すると、結果がここに並びます。</Trans>,
            }}
          >
            {(items) =>
              items.map((one) =>
                one.tool === 'textToImage' ? <GenerationCard key={one.id} known={one} onReuse={() => reuse(one)} /> : null,
              )
            }
          </MoreResults>
        </section>
      </div>
    </div>
  )
}
