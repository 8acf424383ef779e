import { DayEditor } from './day-editor.tsx'
import type { ShiftDraft } from './shift-drafts.ts'
import type { AreaChoice } from './shift-fields.tsx'
import { frequentHours } from './shift-tools.ts'
import type { MonthSheet } from './use-month-sheet.ts'

/** A month of shifts and the choices for its days. */
export type SheetParts = {
  readonly sheet: MonthSheet
  readonly holidays: ReadonlyMap<string, string>
  readonly areas: readonly AreaChoice[]
  /** Days before the month, whose hours are offered too. */
  readonly daysBefore: readonly (readonly ShiftDraft[])[]
}

type SheetDayEditorProps = SheetParts & { readonly date: string; readonly onClose: () => void }

/** The shifts of one day of a month. */
export const SheetDayEditor = ({ sheet, holidays, areas, daysBefore, date, onClose }: SheetDayEditorProps) => (
  <DayEditor
    date={date}
    holiday={holidays.get(date)}
    day={sheet.read(date)}
    mayEdit={sheet.mayEdit(date)}
    areas={areas}
    frequentHours={frequentHours([...daysBefore, ...sheet.days.map(sheet.read)])}
    messages={sheet.messagesOf(date)}
    onChange={(day) => sheet.set(date, day)}
    onClose={onClose}
  />
)
