/** An icon in the style of the editor's own: 24 px, drawn with lines. */
function icon(path: string): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" fill="none" viewBox="0 0 24 24" stroke="currentColor"' +
    ` stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`
  )
}

/** Icons of the tools this library draws itself, and of their settings. */
export const ICONS = {
  bold: icon('M8.5 6h4.25a3 3 0 0 1 0 6H8.5zM8.5 12h5a3 3 0 0 1 0 6h-5z'),
  italic: icon('M10.5 6h6M7.5 18h6M13.5 6l-3 12'),
  strikethrough: icon(
    'M6 12h12M15.5 8.5C15 7.5 13.8 7 12 7c-2 0-3.3.8-3.3 2.3 0 .6.2 1 .6 1.4M8.3 15.2c.5 1.2 1.8 1.8 3.7 1.8 2.2 0 3.5-.9 3.5-2.4 0-.3 0-.5-.1-.7',
  ),
  checkList: icon('M5 7l1.5 1.5L9 6M5 16l1.5 1.5L9 15M13 7.5h6M13 16.5h6'),
  quote: icon('M10 8H6v5h4V8zm0 5c0 2-1 3-3 3.5M18 8h-4v5h4V8zm0 5c0 2-1 3-3 3.5'),
  image: icon('M6 5h12a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM5 16l4-4 4 4 2.5-2.5L19 17M15 9h.01'),
  table: icon('M5 6h14v12H5zM5 12h14M12 6v12'),
  linkTool: icon('M5 7h14v10H5zM14 7v10M8 11h3M8 13.5h2'),
  embed: icon('M5 7h14v10H5zM10.5 9.8v4.4l3.8-2.2z'),
  unsupported: icon('M12 8v5M12 16h.01M12 4l9 16H3z'),
  alignLeft: icon('M6 7h12M6 12h8M6 17h12'),
  alignCenter: icon('M6 7h12M8 12h8M6 17h12'),
  border: icon('M5 6h14v12H5z'),
  background: icon('M4 6h16v12H4zM9 9h6v6H9z'),
  stretch: icon('M4 12h16M7 9l-3 3 3 3M17 9l3 3-3 3'),
  headings: icon('M5 6h14v12H5zM5 10h14M5 8h14'),
  rowAbove: icon('M5 12h14v6H5zM12 4v5M9.5 6.5h5'),
  rowBelow: icon('M5 6h14v6H5zM12 15v5M9.5 17.5h5'),
  columnLeft: icon('M12 5v14h6V5zM4 12h5M6.5 9.5v5'),
  columnRight: icon('M6 5v14h6V5zM15 12h5M17.5 9.5v5'),
  refresh: icon('M18 12a6 6 0 1 1-1.8-4.3M18 5v4h-4'),
  remove: icon('M8 8l8 8M16 8l-8 8'),
  add: icon('M12 6v12M6 12h12'),
  up: icon('M12 18V6M7 11l5-5 5 5'),
  down: icon('M12 6v12M7 13l5 5 5-5'),
  settings: icon('M6 12h.01M12 12h.01M18 12h.01'),
  trash: icon('M5 7.5h14M10 7V5h4v2M7 7.5l.7 11h8.6l.7-11M10.5 11v4.5M13.5 11v4.5'),
} as const
