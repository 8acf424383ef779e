export { RichTextEditor } from './editor/rich-text-editor.tsx'
export type { RichTextEditorHandle } from './editor/rich-text-editor.tsx'
export type { ImageUpload, LinkLookup } from './editor/services.ts'
