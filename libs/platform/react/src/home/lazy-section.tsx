import { deferred, PlainButton, retried } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import classes from './home.module.css'

type States = {
  readonly loading: ReactNode
  /** Shown in place of a section whose code cannot be fetched. Default: a line with a button that tries again. */
  readonly missing?: ReactNode
}

const Missing = ({ onRetry }: { readonly onRetry: () => void }) => (
  <p className={classes.missing} role="alert">
    <span>
      <Trans>この部分を読み込めませんでした。</Trans>
    </span>
    <PlainButton tone="quiet" onClick={onRetry}>
      <Trans>もう一度読み込む</Trans>
    </PlainButton>
  </p>
)

/** Creates a section that few visits show, so that its code loads only with them. If it cannot be fetched, the rest of the page stays. */
export const lazySection = <Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  { loading, missing }: States,
): ComponentType<Props> => {
  const Code = deferred(() => retried(fetchCode))
  return (props) => {
    const [state, setState] = useState<'loading' | 'loaded' | 'missing'>(Code.isLoaded() ? 'loaded' : 'loading')
    const load = useCallback(() => {
      Code.load().then(
        () => setState('loaded'),
        () => setState('missing'),
      )
    }, [])
    useEffect(load, [load])
    const retry = () => {
      setState('loading')
      load()
    }
    if (state === 'loaded') return <Code.Show {...props} />
    if (state === 'loading') return loading
    return missing === undefined ? <Missing onRetry={retry} /> : missing
  }
}
