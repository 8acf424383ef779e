import { expect, type Locator, type Page } from '../../../../tools/browser/watched-test.ts'
import { acrossTo, downTo, tabTo } from './keyboard.ts'
import { expectThumb } from './thumb.ts'

export type Device = 'mouse' | 'keyboard' | 'touch'

/** The use of one device: a mouse, a keyboard alone, or a thumb on a phone. */
export type Hand = {
  readonly device: Device
  /** Presses a button, link, switch, checkbox, item of a menu or option. */
  readonly press: (control: Locator) => Promise<void>
  /** Replaces the text of a field; adds to that of an editor. */
  readonly write: (field: Locator, text: string) => Promise<void>
  /** Opens the options of a field and picks one. */
  readonly choose: (field: Locator, option: Locator) => Promise<void>
  /** Presses one of the days of a calendar. */
  readonly pressDay: (day: Locator) => Promise<void>
}

const isEditor = (field: Locator): Promise<boolean> => field.evaluate((element) => (element as HTMLElement).isContentEditable)

/** Returns what a pointer hits: the label of a switch or checkbox, else the control itself. */
const hitArea = async (control: Locator): Promise<Locator> => {
  await expect(control).toBeAttached()
  const label = await control.evaluate((element) => {
    if (!(element instanceof HTMLInputElement) || element.type !== 'checkbox') return null
    return element.closest('label') === null ? 'for' : 'around'
  })
  if (label === null) return control
  return label === 'around'
    ? control.locator('xpath=ancestor::label[1]')
    : control.page().locator(`label[for="${(await control.getAttribute('id')) ?? ''}"]`)
}

type Point = (target: Locator) => Promise<void>

const byPointer = (device: Device, point: Point): Hand => {
  const press: Hand['press'] = async (control) => point(await hitArea(control))
  return {
    device,
    press,
    write: async (field, text) => {
      if (device === 'touch') await field.tap()
      else await field.click()
      if (await isEditor(field)) await field.page().keyboard.type(text)
      else await field.fill(text)
    },
    choose: async (field, option) => {
      await press(field)
      await press(option)
    },
    pressDay: press,
  }
}

const byMouse = byPointer('mouse', (target) => target.click())

const byTouch = byPointer('touch', async (target) => {
  await expectThumb(target)
  await target.tap()
})

const TOGGLES: ReadonlySet<string> = new Set(['switch', 'checkbox'])

const roleOf = (control: Locator): Promise<string> =>
  control.evaluate((element) => element.getAttribute('role') ?? (element instanceof HTMLInputElement ? element.type : element.localName))

const pressByKey = async (control: Locator): Promise<void> => {
  const { keyboard } = control.page()
  await expect(control).toBeAttached()
  const role = await roleOf(control)
  if (role === 'option' || role === 'menuitem') await downTo(control)
  else await tabTo(control)
  await keyboard.press(TOGGLES.has(role) ? 'Space' : 'Enter')
}

const byKeyboard: Hand = {
  device: 'keyboard',
  press: pressByKey,
  write: async (field, text) => {
    await tabTo(field)
    const { keyboard } = field.page()
    if (!(await isEditor(field))) await keyboard.press('Control+a')
    await keyboard.type(text)
  },
  choose: async (field, option) => {
    await tabTo(field)
    await field.page().keyboard.press('ArrowDown')
    await pressByKey(option)
  },
  pressDay: async (day) => {
    await acrossTo(day)
    await day.page().keyboard.press('Enter')
  },
}

export const HANDS = { mouse: byMouse, keyboard: byKeyboard, touch: byTouch } as const satisfies Record<Device, Hand>

const refusePointers = (allowed: string | null): void =>
  addEventListener(
    'pointerdown',
    ({ isTrusted, pointerType }) => {
      if (isTrusted && pointerType !== allowed) throw new Error(`A ${pointerType} was used.`)
    },
    true,
  )

const refuseKeys = (): void =>
  addEventListener(
    'keydown',
    ({ key, target }) => {
      const isText = key.length === 1 || (target instanceof HTMLElement && target.isContentEditable)
      if (!isText) throw new Error(`The key ${key} was used.`)
    },
    true,
  )

/** Makes the page throw, which fails the test, if another device is used. */
export const holdTo = async (page: Page, device: Device): Promise<void> => {
  const pointers = { mouse: 'mouse', keyboard: null, touch: 'touch' } as const
  await page.addInitScript(refusePointers, pointers[device])
  if (device !== 'keyboard') await page.addInitScript(refuseKeys)
}
