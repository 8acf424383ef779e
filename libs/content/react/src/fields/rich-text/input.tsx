import { isDocument, type RichTextDocument } from '@captain/rich-text-core'
import type { RichTextEditorHandle } from '@captain/rich-text-react/editor'
import { lazyPart } from '@captain/ui'
import { Skeleton } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useContent } from '../../content-context.tsx'
import { useForm } from '../../form/form-context.ts'
import { typedTextsOf } from '../../form/writing/typed-texts.ts'
import type { InputProps } from '../input-definition.ts'
import { useEditorServices } from './use-editor-services.ts'

// The editor is larger than the rest of the form, which therefore doesn't wait for it.
const RichTextEditor = lazyPart(async () => (await import('@captain/rich-text-react/editor')).RichTextEditor, {
  // As high as the empty editor, so that what follows stays where it is.
  loading: <Skeleton height="var(--rte-min-height, 132px)" />,
})

const EMPTY: RichTextDocument = { blocks: [] }

export const RichTextInput = ({ field, path, value, onChange, labelledBy, describedBy, invalid, lang }: InputProps<'richText'>) => {
  const { locale } = useContent()
  const services = useEditorServices()
  const { onFlush, pending, values } = useForm()
  const texts = typedTextsOf(values)
  const editor = useRef<RichTextEditorHandle>(null)
  const release = useRef<(() => void) | null>(null)
  useEffect(() => onFlush(() => editor.current?.flush() ?? Promise.resolve()), [onFlush])
  useEffect(
    () =>
      texts.add(path, async () => {
        const document = (await editor.current?.peek()) ?? null
        return document && { value: document.blocks.length === 0 ? null : document }
      }),
    [texts, path],
  )
  return (
    <RichTextEditor
      ref={editor}
      value={isDocument(value) ? value : EMPTY}
      onChange={(document) => onChange(document.blocks.length === 0 ? null : document)}
      onTyping={texts.typed}
      locale={locale}
      contentLocale={lang ?? locale}
      blocks={field.config.blocks ?? undefined}
      labelledBy={labelledBy}
      describedBy={describedBy}
      invalid={invalid}
      onBusyChange={(isBusy) => {
        release.current?.()
        release.current = isBusy ? (pending?.(() => editor.current?.stopUploads()) ?? null) : null
      }}
      {...services}
    />
  )
}
