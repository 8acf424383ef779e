export { RichTextView } from './view/rich-text-view.tsx'
