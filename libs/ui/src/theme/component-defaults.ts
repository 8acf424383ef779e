import type { MantineThemeComponents } from '@mantine/core'

/**
 * The customer's layers: modals at 1100, overlays at 1000, and confirmation dialogs above the modal that opens them. Inside an open modal,
 * styles/layers.css raises the overlays above it.
 */
export const LAYERS = { overlay: 'var(--captain-layer-overlay)', modal: 1100, question: 1105, toast: 1200 } as const

const overlay = { zIndex: LAYERS.overlay, shadow: 'md', transitionProps: { duration: 120, transition: 'fade' } } as const
const withOverlay = { defaultProps: { comboboxProps: overlay } }
const field = { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } }
const fieldWithOverlay = { defaultProps: { ...field.defaultProps, ...withOverlay.defaultProps } }
const dateField = { defaultProps: { ...field.defaultProps, popoverProps: overlay } }
const dialog = {
  zIndex: LAYERS.modal,
  transitionProps: { duration: 140, transition: 'fade' },
  overlayProps: { backgroundOpacity: 1, color: 'var(--captain-scrim)' },
  // Inside a dialog a header is not the banner of the page.
  attributes: { header: { role: 'presentation' } },
}

/** Plain objects instead of `Button.extend`, so that the theme does not add every component to the first page. */
export const componentDefaults: MantineThemeComponents = {
  Button: { defaultProps: { size: 'sm' } },
  ActionIcon: { defaultProps: { variant: 'subtle', size: 30 } },
  TextInput: field,
  PasswordInput: field,
  NumberInput: field,
  Textarea: { defaultProps: { ...field.defaultProps, autosize: true, minRows: 3 } },
  Select: { defaultProps: { ...fieldWithOverlay.defaultProps, checkIconPosition: 'right', allowDeselect: false } },
  MultiSelect: fieldWithOverlay,
  Autocomplete: fieldWithOverlay,
  TagsInput: fieldWithOverlay,
  DateInput: dateField,
  DatePickerInput: dateField,
  DateTimePicker: dateField,
  MonthPickerInput: dateField,
  // Options mount when the dropdown opens: a form with many such fields would otherwise render and measure every list.
  Combobox: { defaultProps: { ...overlay, keepMounted: false } },
  Popover: { defaultProps: overlay },
  HoverCard: { defaultProps: overlay },
  // Without the placeholder the focus starts at the first item, and a menu contains items only.
  Menu: { defaultProps: { ...overlay, position: 'bottom-end', offset: 6, withInitialFocusPlaceholder: false } },
  Tooltip: { defaultProps: { zIndex: LAYERS.overlay, openDelay: 350, closeDelay: 0, offset: 6, transitionProps: { duration: 120 } } },
  Modal: { defaultProps: { ...dialog, centered: true, radius: 'lg', size: 440 } },
  Drawer: { defaultProps: { ...dialog, transitionProps: { duration: 160 } } },
  Badge: { defaultProps: { variant: 'default', radius: 'sm' } },
  Table: { defaultProps: { verticalSpacing: 0, horizontalSpacing: 12, withRowBorders: true } },
  Checkbox: { defaultProps: { size: 'sm', radius: 'sm' } },
  Radio: { defaultProps: { size: 'sm' } },
  Switch: { defaultProps: { size: 'sm', withThumbIndicator: false } },
  Skeleton: { defaultProps: { radius: 'sm' } },
  Loader: { defaultProps: { size: 18, color: 'var(--captain-ink-muted)' } },
  Anchor: { defaultProps: { underline: 'hover' } },
  Notification: { defaultProps: { radius: 'md' } },
}
