import { useLingui } from '@lingui/react/macro'
import { Button, ModalBody, ModalContent, ModalHeader, ModalRoot, ModalTitle } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { FormStore } from '../../use-form-values.ts'
import { preview } from '../writing-view.ts'
import classes from './live-preview.module.css'
import { LanguageChoice, LivePage, usePreviewLanguage } from './preview-parts.tsx'
import { useSamePlace } from './use-same-place.ts'

/** The public page in the place of the form, where the window is too narrow for both. The form stays as it is below it. */
export const PreviewSheet = ({ store }: { readonly store: FormStore }) => {
  const { t } = useLingui()
  const [lang, setLang] = usePreviewLanguage()
  const close = () => preview.set(false)
  useSamePlace()
  return (
    <ModalRoot opened onClose={close} fullScreen returnFocus={false} padding={0} transitionProps={{ duration: 0 }}>
      {/* `className` would also be on the box around the dialog. */}
      <ModalContent classNames={{ content: classes.sheet }}>
        <ModalHeader className={classes.sheetBar}>
          <Button
            className={classes.back}
            variant="subtle"
            leftSection={<IconArrowLeft size={18} aria-hidden />}
            data-autofocus
            onClick={close}
          >
            {t`入力に戻る`}
          </Button>
          <ModalTitle className={classes.hidden}>{t`プレビュー`}</ModalTitle>
          <LanguageChoice lang={lang} onLang={setLang} />
        </ModalHeader>
        <ModalBody className={classes.sheetBody}>
          <LivePage store={store} lang={lang} width={null} />
        </ModalBody>
      </ModalContent>
    </ModalRoot>
  )
}
