export { RichTextView } from './view/rich-text-view.tsx'
export type { RichTextViewProps } from './view/rich-text-view.tsx'
