import { hasKey } from '@captain/validation'
import { useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'

type Texts<Name extends string> = Readonly<Record<Name, string>>

/** Shows a toast with an undo action after entered texts were replaced. Shows nothing if no entered text was lost. */
export const useUndoReplacement = () => {
  const { t } = useLingui()
  const toasts = useToasts()
  return <Name extends string>(before: Texts<Name>, after: Texts<NoInfer<Name>>, undo: () => void): void => {
    const isReplaced = ([name, text]: readonly [string, string]) => text.trim() !== '' && hasKey(after, name) && after[name] !== text
    if (!Object.entries<string>(before).some(isReplaced)) return
    toasts.info({
      summary: t`入力内容を置き換えました`,
      life: 8000,
      group: 'ai-replaced',
      action: { label: t`元に戻す`, onClick: undo },
    })
  }
}
