export { UploadRefused } from './editor/errors.ts'
export { RichTextEditor } from './editor/rich-text-editor.tsx'
export type { RichTextEditorHandle, RichTextEditorProps } from './editor/rich-text-editor.tsx'
export type { ImageUpload, LinkAnswer, LinkLookup, UploadedImage, UploadOptions } from './editor/services.ts'
