import type { EditorMessages } from './ja.ts'

/** Words of the editor in English; spelled out so that the two languages can't drift apart. */
export const en: EditorMessages = {
  placeholder: 'Write here',
  headerPlaceholder: 'Heading',
  dictionary: {
    ui: {
      blockTunes: { toggler: { 'Click to tune': 'Block options', 'or drag to move': 'or drag to move' } },
      inlineToolbar: { converter: { 'Convert to': 'Convert to' } },
      toolbar: { toolbox: { Add: 'Add a block' } },
      popover: { Filter: 'Filter', 'Nothing found': 'Nothing found', 'Convert to': 'Convert to' },
    },
    toolNames: {
      Text: 'Text',
      Heading: 'Heading',
      'Unordered List': 'Bulleted list',
      'Ordered List': 'Numbered list',
      Checklist: 'Checklist',
      Link: 'Link',
      Underline: 'Underline',
      Marker: 'Marker',
      'Inline Code': 'Code',
      Strikethrough: 'Strikethrough',
    },
    tools: {
      link: { 'Add a link': 'Link address' },
      stub: {
        Error: 'Block that can’t be shown',
        'The block can not be displayed correctly.': 'Its content is kept, but can’t be edited here.',
      },
      header: { 'Heading 2': 'Heading 2 (large)', 'Heading 3': 'Heading 3 (medium)', 'Heading 4': 'Heading 4 (small)' },
      list: {
        Unordered: 'Bulleted',
        Ordered: 'Numbered',
        Checklist: 'Checklist',
        'Start with': 'Start with',
        'Counter type': 'Number style',
        Numeric: 'Numbers',
        'Lower Roman': 'Roman, lower case',
        'Upper Roman': 'Roman, upper case',
        'Lower Alpha': 'Letters, lower case',
        'Upper Alpha': 'Letters, upper case',
      },
    },
    blockTunes: {
      delete: { Delete: 'Delete', 'Click to delete': 'Click again to delete' },
      moveUp: { 'Move up': 'Move up' },
      moveDown: { 'Move down': 'Move down' },
    },
  },
}
