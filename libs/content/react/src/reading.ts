export { RichTextReadOnly } from './rich-text-read-only.tsx'
