import type { PromptTranslation } from '@captain/ai-core'
import { formatDateTime } from '@captain/locale'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import classes from '../ai.module.css'
import { Reason } from '../results/reason.tsx'
import { useStateWord } from '../results/use-state-word.ts'
import { useStyleLabels } from '../use-style-labels.ts'
import { CopyButton } from './copy-button.tsx'
import styles from './translation.module.css'

type TranslationItemProps = { readonly translation: PromptTranslation; readonly onReuse: () => void }

/** A translation of before: the text, what came of it, and the way to use it again. */
export const TranslationItem = ({ translation, onReuse }: TranslationItemProps) => {
  const { tones } = useStyleLabels()
  const stateWord = useStateWord()
  const { id, request, prompt, state, failure, createdAt } = translation
  return (
    <li id={id} className={styles.item}>
      <p className={styles.text} lang="ja">
        {request.text}
      </p>
      {prompt === null ? (
        <p className={classes.failure}>{failure === null ? stateWord(state) : <Reason of={failure} />}</p>
      ) : (
        <p className={styles.prompt} lang="en">
          {prompt}
        </p>
      )}
      <div className={styles.foot}>
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        <span>{tones[request.tone]}</span>
        <span className={classes.acts}>
          <Button variant="subtle" size="compact-sm" fz="0.8125rem" leftSection={<IconRefresh size={14} stroke={1.6} />} onClick={onReuse}>
            <Trans>この内容を使う</Trans>
          </Button>
          {prompt !== null && <CopyButton text={prompt} small />}
        </span>
      </div>
    </li>
  )
}
