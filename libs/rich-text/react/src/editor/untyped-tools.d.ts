declare module '@editorjs/marker' {
  import type { InlineToolConstructable } from '@editorjs/editorjs'

  const Marker: InlineToolConstructable
  export default Marker
}
