export { RichTextEditor } from './editor/rich-text-editor.tsx'
export type { RichTextEditorHandle, RichTextEditorProps } from './editor/rich-text-editor.tsx'
export type { ImageUpload, LinkAnswer, LinkLookup, UploadedImage, UploadOptions, UploadRefusal } from './editor/services.ts'
