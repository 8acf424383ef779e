import type { AnyRecord } from '@captain/content-core'
import { useLingui } from '@lingui/react/macro'
import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { useTransitionLabels } from '../save/transition-labels.ts'
import { transitionLabel } from './publishing-labels.ts'
import type { PublishingItem } from './publishing-menu.ts'

type PublishingMenuProps = {
  readonly items: readonly PublishingItem[]
  readonly state: AnyRecord['state'] | null
  /** Whether it stands alone, since there is nothing to publish. */
  readonly isWhole: boolean
  readonly button: RefObject<HTMLButtonElement | null>
  readonly onChoose: (item: PublishingItem) => void
}

const useItemLabel = (state: PublishingMenuProps['state']): ((item: PublishingItem) => string) => {
  const { t, i18n } = useLingui()
  const words = useTransitionLabels()
  return (item) => {
    switch (item) {
      case 'now':
        return t`今すぐ公開する`
      case 'start':
        return t`日時を指定して公開…`
      case 'end':
        return t`公開終了日時を指定…`
      default:
        return transitionLabel(i18n, item, state, words[item].label)
    }
  }
}

/** The menu of everything that changes whether and when a record is public. */
export const PublishingMenu = ({ items, state, isWhole, button, onChoose }: PublishingMenuProps) => {
  const { t } = useLingui()
  const labelOf = useItemLabel(state)
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        {isWhole ? (
          <Button ref={button} fullWidth variant="default" rightSection={<IconChevronDown size={16} />}>
            {t`公開の操作`}
          </Button>
        ) : (
          <ActionIcon ref={button} variant="default" size={34} aria-label={t`公開の操作`}>
            <IconChevronDown size={16} />
          </ActionIcon>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        {items.map((item) => (
          <Menu.Item key={item} onClick={() => onChoose(item)}>
            {labelOf(item)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
