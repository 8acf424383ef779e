export { RichTextReading } from './rich-text-reading.tsx'
