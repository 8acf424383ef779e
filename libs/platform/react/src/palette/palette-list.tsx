import { Kbd } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { PaletteGroup, PaletteItem } from './palette-item.ts'
import classes from './palette.module.css'

type PaletteListProps = {
  readonly id: string
  readonly groups: readonly PaletteGroup[]
  readonly activeId: string | null
  readonly onChoose: (item: PaletteItem) => void
  readonly onPoint: (id: string) => void
}

/** The items in groups. The search field above handles the keys and names the active item. */
export const PaletteList = ({ id, groups, activeId, onChoose, onPoint }: PaletteListProps) => {
  const { t } = useLingui()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return (
    <div ref={list} id={id} className={classes.list} role="listbox" aria-label={t`候補`} hidden={groups.length === 0}>
      {groups.map(({ key, heading, items }) => (
        <div key={key} role="group" aria-labelledby={`${id}/${key}`}>
          <div id={`${id}/${key}`} className={classes.heading} role="presentation">
            {heading}
          </div>
          {items.map((item) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above has the keys
            <div
              key={item.id}
              id={`${id}/${item.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={item.id === activeId}
              className={classes.option}
              onClick={() => onChoose(item)}
              onMouseMove={() => item.id !== activeId && onPoint(item.id)}
            >
              <span className={classes.icon} aria-hidden>
                {item.icon}
              </span>
              <span className={classes.label}>{item.label}</span>
              {item.note !== undefined && <span className={classes.note}>{item.note}</span>}
              {item.keys !== undefined && (
                <span className={classes.keys} aria-hidden>
                  {item.keys.map((one) => (
                    <Kbd key={one} keys={one} />
                  ))}
                </span>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
