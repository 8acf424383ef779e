import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, CloseButton } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePlatform } from '../platform-context.ts'
import classes from './sample-notice.module.css'
import { samplesQuery } from './home-data.ts'
import { useSampleActions } from './use-sample-actions.tsx'

/** Tenants whose samples were added since the page was loaded. Their undo button replaces the offer. */
const justAdded = new Set<string>()

type SampleNoticeProps = { readonly slug: string; readonly name: string }

/** Offers sample data to the owner of an empty tenant, and the button to remove it right after. */
export const SampleNotice = ({ slug, name }: SampleNoticeProps) => {
  const { t } = useLingui()
  const { http } = usePlatform()
  const [isClosed, setClosed] = useState(false)
  const { data } = useQuery(samplesQuery(http, slug))
  const { add, isAdding, confirmRemoval } = useSampleActions({ slug, name })
  if (data?.canAdd === true) justAdded.add(slug)
  const isShown = data !== undefined && (data.canAdd || (data.total > 0 && justAdded.has(slug)))
  if (!isShown || isClosed) return null
  const { canAdd, total } = data
  return (
    <aside className={classes.root} aria-label={t`サンプルデータ`}>
      <IconSparkles className={classes.icon} size={20} stroke={1.6} aria-hidden />
      <p className={classes.text}>
        {canAdd ? (
          <Trans>
            {name}には、まだ何もありません。サンプルを入れると、できあがった状態を見ながら試せます。あとでまとめて取り除けます。
          </Trans>
        ) : (
          <Plural value={total} other={<Trans>サンプルデータが#件入っています。試し終わったら、まとめて取り除けます。</Trans>} />
        )}
      </p>
      {canAdd ? (
        <Button size="compact-md" onClick={add} loading={isAdding}>
          <Trans>サンプルを入れる</Trans>
        </Button>
      ) : (
        <Button variant="default" size="compact-md" onClick={() => void confirmRemoval(data)}>
          <Trans>サンプルを取り除く</Trans>
        </Button>
      )}
      <CloseButton size="sm" onClick={() => setClosed(true)} aria-label={t`閉じる`} />
    </aside>
  )
}
