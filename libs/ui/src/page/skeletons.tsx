import { Trans } from '@lingui/react/macro'
import { useSkeletonVisible } from './use-skeleton-visible.ts'
import classes from './skeletons.module.css'

const Announced = () => (
  <span className={classes.announced} role="status">
    <Trans>読み込んでいます</Trans>
  </span>
)

const Bone = ({ height, width = '100%' }: { readonly height: number; readonly width?: number | string }) => (
  <span className={classes.bone} style={{ height, width }} aria-hidden />
)

const WIDTHS = [46, 62, 38, 54, 70, 42, 58, 50]
const widthOf = (index: number) => `${WIDTHS[index % WIDTHS.length]}%`

/** Renders a loading list at its final size. Appears after 300 ms, or immediately if it follows another skeleton. */
export const ListSkeleton = ({ rows = 12, columns = 4 }: { readonly rows?: number; readonly columns?: number }) => {
  const visible = useSkeletonVisible()
  // Bones that stay invisible in a short wait would be as much work as the list itself.
  if (!visible) return <div className={classes.list} style={{ height: `calc(${rows} * var(--captain-row))` }} />
  return (
    <div className={classes.list} data-visible style={{ gridTemplateColumns: `2fr repeat(${columns - 1}, 1fr)` }}>
      <Announced />
      {Array.from({ length: rows * columns }, (_, index) => (
        <div key={index} className={classes.cell}>
          <Bone height={10} width={widthOf(index * 3)} />
        </div>
      ))}
    </div>
  )
}

type FormSkeletonProps = {
  readonly fields?: number
  /** Whether the title of the page is not there yet either. */
  readonly titled?: boolean
}

/** Renders the labels and fields of a form at their final size while the record loads. */
export const FormSkeleton = ({ fields = 6, titled = false }: FormSkeletonProps) => {
  const visible = useSkeletonVisible()
  return (
    <div className={classes.form} data-visible={visible}>
      {visible && <Announced />}
      {titled && (
        <div className={classes.title}>
          <Bone height={20} width="min(46%, 280px)" />
        </div>
      )}
      {Array.from({ length: fields }, (_, index) => (
        <div key={index} className={classes.field}>
          <Bone height={11} width={96} />
          <Bone height={index % 4 === 3 ? 96 : 34} />
        </div>
      ))}
    </div>
  )
}

/** Renders cards while they load. */
export const CardsSkeleton = ({ cards = 6, height = 92 }: { readonly cards?: number; readonly height?: number }) => {
  const visible = useSkeletonVisible()
  return (
    <div className={classes.cards} data-visible={visible}>
      {visible && <Announced />}
      {Array.from({ length: cards }, (_, index) => (
        <Bone key={index} height={height} />
      ))}
    </div>
  )
}
