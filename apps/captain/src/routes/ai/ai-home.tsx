import { CardsSkeleton, EmptyState, ErrorState, PageHeader } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Button, Skeleton } from '@mantine/core'
import { IconLanguage, IconPhotoSpark } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import classes from './ai.module.css'
import { overviewQuery, resultsQuery } from './ai-queries.ts'
import { NotSetUp } from './not-set-up.tsx'
import { ResultCards } from './results/result-cards.tsx'
import { UsageMeter } from './usage-meter.tsx'
import { useAiFailure } from './use-ai-failure.ts'

const Overview = () => {
  const describe = useAiFailure()
  const { data, error, isFetching, refetch } = useQuery(overviewQuery)
  if (data !== undefined)
    return (
      <>
        {!data.isConfigured && <NotSetUp settings={data.missingSettings} />}
        <UsageMeter overview={data} />
      </>
    )
  if (error === null) return <Skeleton height={30} maw={420} />
  return (
    <p className={classes.failure} role="alert">
      {describe(error)}{' '}
      <Button variant="default" size="compact-sm" onClick={() => void refetch()} loading={isFetching}>
        <Trans>もう一度読み込む</Trans>
      </Button>
    </p>
  )
}

const Tools = () => (
  <ul className={classes.tools}>
    <li>
      <Link to="/captain/ai/text-to-image" className={classes.tool}>
        <span className={classes.toolIcon}>
          <IconPhotoSpark size={22} stroke={1.6} aria-hidden />
        </span>
        <span className={classes.toolName}>
          <Trans>画像生成</Trans>
        </span>
        <span className={classes.toolText}>
          <Trans>文章から画像を作り、気に入ったものをテナントのメディアライブラリに保存します。</Trans>
        </span>
      </Link>
    </li>
    <li>
      <Link to="/captain/ai/translation-image-prompt" className={classes.tool}>
        <span className={classes.toolIcon}>
          <IconLanguage size={22} stroke={1.6} aria-hidden />
        </span>
        <span className={classes.toolName}>
          <Trans>プロンプト翻訳</Trans>
        </span>
        <span className={classes.toolText}>
          <Trans>日本語で書いたイメージを、画像生成に向いた英語のプロンプトにします。</Trans>
        </span>
      </Link>
    </li>
  </ul>
)

const Latest = () => {
  const describe = useAiFailure()
  const { data, error, isFetching, refetch } = useInfiniteQuery(resultsQuery(null))
  const items = data?.pages[0]?.items
  if (items === undefined) {
    if (error === null) return <CardsSkeleton cards={4} height={168} />
    return (
      <ErrorState title={<Trans>最近の結果を読み込めませんでした</Trans>} onRetry={() => void refetch()} retrying={isFetching}>
        {describe(error)}
      </ErrorState>
    )
  }
  if (items.length > 0) return <ResultCards items={items} />
  return (
    <EmptyState
      kind="nothing"
      title={<Trans>まだ何も作っていません</Trans>}
      action={
        <Button component={Link} to="/captain/ai/text-to-image">
          <Trans>画像を生成する</Trans>
        </Button>
      }
    >
      <Trans>作った画像と翻訳したプロンプトが、新しい順に12件ここに並びます。</Trans>
    </EmptyState>
  )
}

/** The AI tools, what is left of the month, and what was made last. */
export const AiHome = () => (
  <div className={classes.page}>
    <PageHeader title={<Trans>AIツール</Trans>} meta={<Trans>結果は自分だけに表示され、30日で消えます。</Trans>} />
    <Overview />
    <section className={classes.section} style={{ marginTop: 28 }}>
      <Tools />
    </section>
    <section className={classes.section}>
      <div className={classes.head}>
        <h2>
          <Trans>最近の結果</Trans>
        </h2>
      </div>
      <Latest />
    </section>
  </div>
)
