import { Trans } from '@lingui/react/macro'
import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { PlainButton } from '../plain/plain-button.tsx'
import { LAYERS } from '../theme/component-defaults.ts'
import { deferred } from './deferred.ts'
import { retried } from './retried.ts'
import classes from './lazy-part.module.css'

type States = {
  readonly loading?: ReactNode
  /** Shown in place of a part whose code cannot be fetched. Default: a line with a button that tries again. */
  readonly missing?: ReactNode
  /** Shows that line above the page, since the part has no place in it, such as a dialog. */
  readonly isOverlay?: boolean
}

type MissingProps = { readonly onRetry: () => void; readonly isOverlay: boolean }

const Missing = ({ onRetry, isOverlay }: MissingProps) => (
  <p className={classes.missing} role="alert" data-overlay={isOverlay} style={isOverlay ? { zIndex: LAYERS.toast } : undefined}>
    <span>
      <Trans>この部分を読み込めませんでした。</Trans>
    </span>
    <PlainButton tone="quiet" onClick={onRetry}>
      <Trans>もう一度読み込む</Trans>
    </PlainButton>
  </p>
)

type LazyPart<Props> = ComponentType<Props> & {
  /** Loads the code ahead, so that the part appears at once. Never fails: the part itself says what is missing. */
  readonly preload: () => Promise<unknown>
}

/**
 * Creates a part of a screen whose code loads when it is first shown. If the code cannot be fetched, the rest of the screen stays, with
 * what was typed into it.
 */
export const lazyPart = <Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  { loading = null, missing, isOverlay = false }: States = {},
): LazyPart<Props> => {
  const Code = deferred(() => retried(fetchCode))
  const Part = (props: Props) => {
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
    return missing === undefined ? <Missing onRetry={retry} isOverlay={isOverlay} /> : missing
  }
  return Object.assign(Part, { preload: () => Code.load().catch(() => undefined) })
}
