import { PROMPT_BYTES } from '@captain/ai-core'
import { joinWords } from '@captain/locale'
import { utf8Length } from '@captain/validation'
import { Trans } from '@lingui/react/macro'
import { Button, Textarea } from '@mantine/core'
import { IconPhotoSpark } from '@tabler/icons-react'
import { useLocale } from '../../../navigation/use-locale.ts'
import classes from '../ai.module.css'
import { Labelled } from '../labelled.tsx'
import { CopyButton } from './copy-button.tsx'
import styles from './translation.module.css'
import { useHandOver } from './use-hand-over.ts'
import type { TranslationDraft } from './use-translation-draft.ts'

type PromptResultProps = { readonly draft: TranslationDraft; readonly onChange: (values: Partial<TranslationDraft>) => void }

/** The English prompt, to be edited before it is used. */
export const PromptResult = ({ draft: { prompt, missingTerms }, onChange }: PromptResultProps) => {
  const locale = useLocale()
  const handOver = useHandOver()
  const isEmpty = prompt.trim() === ''
  const there = prompt.normalize('NFKC').toLowerCase()
  const missing = isEmpty ? [] : missingTerms.filter((term) => !there.includes(term.normalize('NFKC').toLowerCase()))
  const terms = joinWords(locale, missing)
  return (
    <div className={styles.result}>
      <Textarea
        name="prompt"
        lang="en"
        label={
          <Labelled room={{ used: utf8Length(prompt), max: PROMPT_BYTES, unit: 'half' }}>
            <Trans>英語のプロンプト</Trans>
          </Labelled>
        }
        labelProps={{ className: classes.wideLabel }}
        description={<Trans>訳した文は、ここで直せます。</Trans>}
        value={prompt}
        minRows={7}
        maxRows={18}
        onChange={({ currentTarget }) => onChange({ prompt: currentTarget.value })}
      />
      {missing.length > 0 && (
        <p className={styles.missing} role="status">
          <Trans>残すはずの言葉がありません：{terms}</Trans>
        </p>
      )}
      <div className={classes.acts}>
        <Button
          variant="default"
          leftSection={<IconPhotoSpark size={14} stroke={1.6} />}
          disabled={isEmpty}
          onClick={() => void handOver(prompt.trim())}
        >
          <Trans>画像生成に使う</Trans>
        </Button>
        <CopyButton text={prompt} />
      </div>
    </div>
  )
}
