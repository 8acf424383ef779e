export { RichTextEditor } from './editor/rich-text-editor.tsx'
export type { RichTextEditorHandle, RichTextEditorProps } from './editor/rich-text-editor.tsx'
export type { ImageUpload } from './editor/tools.ts'
