import { isDocument, type RichTextDocument } from '@captain/rich-text-core'
import type { RichTextEditorHandle } from '@captain/rich-text-react/editor'
import { Skeleton } from '@mantine/core'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useContent } from '../../content-context.tsx'
import { useForm } from '../../form/form-context.ts'
import type { InputProps } from '../input-definition.ts'
import { useEditorServices } from './use-editor-services.ts'

// The editor is larger than the rest of the form, which therefore doesn't wait for it.
const RichTextEditor = lazy(() => import('@captain/rich-text-react/editor').then((module) => ({ default: module.RichTextEditor })))

const EMPTY: RichTextDocument = { blocks: [] }

export const RichTextInput = ({ field, value, onChange, labelledBy, describedBy, invalid, lang }: InputProps<'richText'>) => {
  const { locale } = useContent()
  const services = useEditorServices()
  const { onFlush, pending } = useForm()
  const editor = useRef<RichTextEditorHandle>(null)
  const release = useRef<(() => void) | null>(null)
  useEffect(() => onFlush(() => editor.current?.flush() ?? Promise.resolve()), [onFlush])
  return (
    <Suspense fallback={<Skeleton height={140} />}>
      <RichTextEditor
        ref={editor}
        value={isDocument(value) ? value : EMPTY}
        onChange={(document) => onChange(document.blocks.length === 0 ? null : document)}
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
    </Suspense>
  )
}
