import { Trans } from '@lingui/react/macro'
import { Skeleton, VisuallyHidden } from '@mantine/core'
import { useDelayed } from '../feedback/use-delayed.ts'
import classes from './skeletons.module.css'

const Announced = () => (
  <VisuallyHidden role="status">
    <Trans>読み込んでいます</Trans>
  </VisuallyHidden>
)

const WIDTHS = [46, 62, 38, 54, 70, 42, 58, 50]
const widthOf = (index: number) => `${WIDTHS[index % WIDTHS.length]}%`

/** A list's rows while they load: takes its final room at once and shows itself after 300 ms. */
export const ListSkeleton = ({ rows = 12, columns = 4 }: { readonly rows?: number; readonly columns?: number }) => {
  const visible = useDelayed(true)
  return (
    <div className={classes.list} data-visible={visible} style={{ gridTemplateColumns: `2fr repeat(${columns - 1}, 1fr)` }}>
      {visible && <Announced />}
      {Array.from({ length: rows * columns }, (_, index) => (
        <div key={index} className={classes.cell}>
          <Skeleton height={10} width={widthOf(index * 3)} />
        </div>
      ))}
    </div>
  )
}

/** A form's labels and fields while the record loads, at their final size. */
export const FormSkeleton = ({ fields = 6 }: { readonly fields?: number }) => {
  const visible = useDelayed(true)
  return (
    <div className={classes.form} data-visible={visible}>
      {visible && <Announced />}
      {Array.from({ length: fields }, (_, index) => (
        <div key={index} className={classes.field}>
          <Skeleton height={11} width={96} />
          <Skeleton height={index % 4 === 3 ? 96 : 34} />
        </div>
      ))}
    </div>
  )
}

/** Cards while they load. */
export const CardsSkeleton = ({ cards = 6, height = 92 }: { readonly cards?: number; readonly height?: number }) => {
  const visible = useDelayed(true)
  return (
    <div className={classes.cards} data-visible={visible}>
      {visible && <Announced />}
      {Array.from({ length: cards }, (_, index) => (
        <Skeleton key={index} height={height} radius="md" />
      ))}
    </div>
  )
}
