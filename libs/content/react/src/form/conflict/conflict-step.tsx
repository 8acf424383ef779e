import { messagesOfField, WORKFLOW_MESSAGES, type ErasedFieldMessages, type Values } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { RestoreFocus } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Modal, Radio } from '@mantine/core'
import { useState } from 'react'
import { useContent } from '../../content-context.tsx'
import { useForm } from '../form-context.ts'
import { ReadValue } from '../read-only/read-value.tsx'
import type { OpenConflict } from '../save/saving-states.ts'
import { setAt, type Conflict } from '../values/merge-values.ts'
import classes from './conflict-step.module.css'

const SIDES = ['mine', 'theirs', 'base'] as const
type Side = (typeof SIDES)[number]

type ChoiceProps = {
  readonly conflict: Conflict
  readonly words: ErasedFieldMessages
  readonly label: string
  /** Labels of the two changes. */
  readonly mine: string
  readonly theirs: string
  readonly side: Side
  readonly onChoose: (side: Side) => void
}

const langOf = (path: string): Locale | undefined => {
  const last = path.split('.').at(-1)
  return last === 'ja' || last === 'en' ? last : undefined
}

const Choice = ({ conflict, words, label, mine, theirs, side, onChoose }: ChoiceProps) => {
  const { t } = useLingui()
  const { locale } = useContent()
  const { known } = useForm()
  const sides = [
    ['mine', mine, conflict.mine],
    ['theirs', theirs, conflict.theirs],
    ['base', t`変更前`, conflict.base],
  ] as const
  return (
    <Radio.Group
      value={side}
      onChange={(chosen) => onChoose(SIDES.find((one) => one === chosen) ?? side)}
      label={label}
      labelProps={{ className: classes.label }}
    >
      <div className={classes.sides}>
        {sides.map(([name, title, value]) => (
          <label key={name} className={classes.side} data-chosen={side === name || undefined}>
            <span className={classes.sideHead}>
              <Radio value={name} size="xs" />
              {title}
            </span>
            <span className={classes.value}>
              <ReadValue
                field={conflict.field}
                value={value}
                words={words}
                included={known.included()}
                locale={locale}
                lang={langOf(conflict.path)}
              />
            </span>
          </label>
        ))}
      </div>
    </Radio.Group>
  )
}

type ConflictStepProps = { readonly open: OpenConflict; readonly onResolve: (values: Values) => void; readonly onPostpone: () => void }

/** Shows conflicting changes by two users, or by one user in two tabs, next to the original, and saves the chosen values. */
export const ConflictStep = ({ open, onResolve, onPostpone }: ConflictStepProps) => {
  const { t } = useLingui()
  const { words, locale } = useContent()
  const { current, merged, author: by } = open
  const isOwn = by === 'self'
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const author = current.updatedBy?.name ?? t`ほかの人`
  const sideOf = (path: string): Side => chosen[path] ?? 'mine'

  const describe = (path: string): { readonly label: string; readonly words: ErasedFieldMessages } => {
    const [name = '', ...inner] = path.split('.')
    const workflow: Readonly<Record<string, ErasedFieldMessages>> = WORKFLOW_MESSAGES[locale]
    let own = name in words.fields ? messagesOfField(words, name) : (workflow[name] ?? { label: name })
    const labels = [own.label]
    for (const part of inner) {
      if (part === 'ja' || part === 'en') labels.push(part === 'ja' ? t`日本語` : t`英語`)
      else {
        own = own.fields?.[part] ?? { label: part }
        labels.push(own.label)
      }
    }
    return { label: labels.join(' / '), words: own }
  }

  const resolve = () =>
    onResolve(
      merged.conflicts.reduce<Values>((values, conflict) => setAt(values, conflict.path, conflict[sideOf(conflict.path)]), merged.values),
    )
  const mergedCount = merged.taken.length
  return (
    <Modal
      opened
      onClose={onPostpone}
      size={760}
      title={isOwn ? <Trans>別のタブの変更と合わせる</Trans> : <Trans>ほかの人の変更と合わせる</Trans>}
      withCloseButton={false}
    >
      <RestoreFocus />
      <p className={classes.intro}>
        {isOwn ? (
          <Trans>別のタブで先に保存しました。次の項目は両方で変わっています。残すものを選んでください。</Trans>
        ) : (
          <Trans>{author}さんが先に保存しました。次の項目は両方で変わっています。残すものを選んでください。</Trans>
        )}
        {mergedCount > 0 && (
          <>
            {' '}
            <Trans>ほかの{mergedCount}項目は自動で合わせました。</Trans>
          </>
        )}
      </p>
      <div className={classes.choices}>
        {merged.conflicts.map((conflict) => (
          <Choice
            key={conflict.path}
            conflict={conflict}
            {...describe(conflict.path)}
            mine={isOwn ? t`このタブの変更` : t`自分の変更`}
            theirs={isOwn ? t`別のタブの変更` : t`${author}さんの変更`}
            side={sideOf(conflict.path)}
            onChoose={(side) => setChosen((before) => ({ ...before, [conflict.path]: side }))}
          />
        ))}
      </div>
      <div className={classes.acts}>
        <Button variant="default" onClick={onPostpone}>
          <Trans>あとで選ぶ</Trans>
        </Button>
        <Button onClick={resolve}>
          <Trans>選んだ内容で保存</Trans>
        </Button>
      </div>
    </Modal>
  )
}
