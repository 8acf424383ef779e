import { Kbd, usePageActions, type PageAction } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { Modal } from '@mantine/core'
import { Fragment } from 'react'
import { goToShortcutsOf } from './shortcuts-of.ts'
import { hidePalette } from './palette-state.ts'
import type { PaletteTenant } from './palette-tenant.ts'
import classes from './shortcut-map.module.css'
import { useGoItems } from './use-go-items.tsx'

type Line = { readonly does: string; readonly keys: readonly string[]; readonly isSequence?: boolean }
type Section = { readonly heading: string; readonly lines: readonly Line[] }

/** Returns the keys of the page, each once: a row offers for itself what the list has keys for. */
const withKeys = (actions: readonly PageAction[]): readonly Line[] => {
  const lines = actions.flatMap(({ does, keys }) => (keys === undefined ? [] : [{ does, keys }]))
  const namesOf = ({ keys }: Line) => keys.join(' ')
  return lines.filter((line, place) => lines.findIndex((other) => namesOf(other) === namesOf(line)) === place)
}

const Keys = ({ keys, isSequence = false }: Pick<Line, 'keys' | 'isSequence'>) => {
  const { t } = useLingui()
  return keys.map((one, place) => (
    <Fragment key={one}>
      {place > 0 && <span className={classes.between}>{isSequence ? t`の次に` : t`または`}</span>}
      <Kbd keys={one} />
    </Fragment>
  ))
}

/** All keys: those of the page on show, and those that work everywhere. */
export const ShortcutMap = ({ current }: { readonly current: PaletteTenant | null }) => {
  const { t } = useLingui()
  const page = withKeys(usePageActions())
  const places = useGoItems(current?.tenant.slug ?? null)
  const sections: readonly Section[] = [
    { heading: t`この画面`, lines: page },
    {
      heading: t`すべての画面`,
      lines: [
        { does: t`検索と移動`, keys: ['mod+K'] },
        { does: t`この一覧を開く`, keys: ['?'] },
      ],
    },
    {
      heading: t`移動`,
      lines: places.flatMap(({ id, label }): readonly Line[] => {
        const keys = goToShortcutsOf(id.replace(/^go:/, ''))
        return keys === undefined ? [] : [{ does: label, keys, isSequence: true }]
      }),
    },
  ]
  return (
    <Modal opened onClose={hidePalette} title={t`キーボード操作`} closeButtonProps={{ 'aria-label': t`閉じる` }}>
      {sections
        .filter(({ lines }) => lines.length > 0)
        .map(({ heading, lines }) => (
          <section key={heading} className={classes.section}>
            <h3 className={classes.heading}>{heading}</h3>
            <dl className={classes.map}>
              {lines.map(({ does, ...keys }) => (
                <Fragment key={does}>
                  <dt>{does}</dt>
                  <dd>
                    <Keys {...keys} />
                  </dd>
                </Fragment>
              ))}
            </dl>
          </section>
        ))}
      <p className={classes.note}>{t`文字を入力している間は、1文字のキーは使えません。`}</p>
    </Modal>
  )
}
