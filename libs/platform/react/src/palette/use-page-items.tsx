import { usePageActions, type PageAction } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { IconBolt } from '@tabler/icons-react'
import type { PaletteGroup, PaletteItem } from './palette-item.ts'
import { termsOf } from './terms.ts'
import { verbNamed } from './verbs.ts'

const itemOf = ({ does, keys, run, on, verb, also = [] }: PageAction, page: string): readonly PaletteItem[] => {
  if (run === undefined) return []
  const known = verbNamed(verb)
  const Icon = known?.Icon ?? IconBolt
  return [
    {
      id: `page:${on ?? ''}:${does}`,
      label: does,
      note: on ?? page,
      icon: <Icon size={17} stroke={1.6} />,
      terms: termsOf(does, ...also, ...(known?.words ?? [])),
      ...(on !== undefined && { around: termsOf(on) }),
      isNear: true,
      ...(keys?.[0] !== undefined && { keys: [keys[0]] }),
      run,
      choice: null,
    },
  ]
}

/** Returns what the page offers, by what it acts on: a record first, then the page. */
export const usePageGroups = (): readonly PaletteGroup[] => {
  const { t } = useLingui()
  const page = t`この画面`
  const bySubject = Map.groupBy(usePageActions(), ({ on }) => on)
  return [...bySubject]
    .toSorted(([one], [other]) => Number(one === undefined) - Number(other === undefined))
    .map(([on, actions]) => ({ key: `page:${on ?? ''}`, heading: on ?? page, items: actions.flatMap((action) => itemOf(action, page)) }))
}
