import type { SavedView } from '@captain/content-core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Menu } from '@mantine/core'
import { IconCheck, IconStarFilled, IconUsers } from '@tabler/icons-react'
import classes from './view-picker.module.css'

type ViewItemsProps = {
  readonly views: readonly SavedView[]
  readonly active: SavedView | null
  /** Id of the view that the list opens with. */
  readonly defaultView: string | null
  readonly onOpen: (view: SavedView) => void
}

type ViewItemProps = Omit<ViewItemsProps, 'views'> & { readonly view: SavedView }

const ViewItem = ({ view, active, defaultView, onOpen }: ViewItemProps) => {
  const { t } = useLingui()
  const isActive = view.id === active?.id
  return (
    <Menu.Item
      leftSection={<span className={classes.mark}>{isActive && <IconCheck size={16} />}</span>}
      rightSection={
        <span className={classes.marks}>
          {view.id === defaultView && <IconStarFilled size={13} aria-label={t`既定`} />}
          {view.isShared && view.isMine && <IconUsers size={14} aria-label={t`共有中`} />}
        </span>
      }
      aria-current={isActive || undefined}
      onClick={() => onOpen(view)}
    >
      {view.name}
    </Menu.Item>
  )
}

/** The user's own views, then those of the team, marked as such. */
export const ViewItems = ({ views, ...items }: ViewItemsProps) => {
  const own = views.filter(({ isMine }) => isMine)
  const shared = views.filter(({ isMine }) => !isMine)
  return (
    <>
      {own.length > 0 && (
        <Menu.Label>
          <Trans>自分の表示</Trans>
        </Menu.Label>
      )}
      {own.map((view) => (
        <ViewItem key={view.id} view={view} {...items} />
      ))}
      {shared.length > 0 && (
        <Menu.Label>
          <span className={classes.team}>
            <IconUsers size={13} aria-hidden />
            <Trans>チームの表示</Trans>
          </span>
        </Menu.Label>
      )}
      {shared.map((view) => (
        <ViewItem key={view.id} view={view} {...items} />
      ))}
    </>
  )
}
