import { formatMessage, type Locale } from '@captain/locale'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { messageParams } from '../message-params.ts'
import type { RuleCode, RuleParams } from '../rule-params.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'
import classes from './messages.module.css'

type WithParams = { [Code in RuleCode]: RuleParams[Code] extends Readonly<Record<string, never>> ? never : Code }[RuleCode]

const SAMPLES: { readonly [Code in WithParams]: RuleParams[Code] } = {
  oneOf: { options: 'small, large' },
  notOneOf: { values: 'admin' },
  type: { expected: 'number' },
  unknownKeys: { key: 'colour' },
  length: { length: 8 },
  minLength: { min: 3 },
  maxLength: { max: 40 },
  min: { min: 1 },
  max: { max: 1000 },
  less: { less: 100 },
  more: { more: 0 },
  minDate: { min: '2026-12-01' },
  maxBytes: { maxBytes: 120, fullWidth: 40 },
  maxFullWidth: { max: 40 },
  startsWithUrl: { prefix: 'https://example.com/' },
  alnumLen: { length: 8 },
  digitsExact: { count: 13 },
  digitsMin: { count: 4 },
  digitsMax: { count: 6 },
  digitsHyphenDigits: { left: 3, right: 4 },
  iconPath: { extensions: '.svg, .png' },
  custom: { ja: '同じ日に重ねて予約できません。', en: 'A day can’t be booked twice.' },
  notBeforeToday: { today: '2026-11-21' },
  maxDate: { max: '2027-03-31' },
  notBeforeVersion: { day: '2026-12-01' },
  latestTime: { time: '29:59' },
  timeStep: { minutes: 15 },
  maxInt32: { max: 2_147_483_647 },
  maxDec2: { max: '9999.99' },
  maxDec3: { max: '9999.999' },
  exactlyOneTrue: { flag: 'isMain' },
  exactCount: { count: 3 },
  minCount: { count: 1 },
  maxCount: { count: 10 },
  betweenCount: { min: 1, max: 5 },
  userIdLen: { min: 1, max: 64 },
  fileType: { types: 'PDF, ZIP' },
  fileSize: { megabytes: 20 },
  richTextBlocks: { maxBlocks: 200 },
  richTextBytes: { maxBytes: 262_144 },
  richTextNesting: { maxNesting: 5 },
  richTextBlockType: { blocks: '段落、見出し' },
  richTextTable: { maxRows: 200, maxColumns: 50 },
  richTextCode: { maxBytes: 30_000 },
}

const CODES = Object.keys(ja) as RuleCode[]
const paramsOf = (code: RuleCode): Readonly<Record<string, unknown>> => (SAMPLES as Partial<RuleParams>)[code] ?? {}

const Message = ({ locale, code }: { readonly locale: Locale; readonly code: RuleCode }) => (
  <p lang={locale}>{formatMessage(locale, { ja, en }[locale][code], messageParams(paramsOf(code)))}</p>
)

const Messages = () => (
  <ul className={classes.list}>
    {CODES.map((code) => (
      <li key={code} className={classes.row}>
        <code className={classes.name}>{code}</code>
        <Message locale="ja" code={code} />
        <Message locale="en" code={code} />
      </li>
    ))}
  </ul>
)

/** Message of every rule in both languages, filled with sample values. */
const meta = { title: 'validation/Messages', component: Messages } satisfies Meta<typeof Messages>
export default meta

type Story = StoryObj<typeof meta>

export const EveryCode: Story = {
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('paragraph').map((paragraph) => paragraph.textContent)
    await expect(texts).toHaveLength(CODES.length * 2)
    await expect(texts.filter((text) => /[{}]|undefined|^$/.test(text))).toEqual([])
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] }
