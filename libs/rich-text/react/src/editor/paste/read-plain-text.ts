import { escapeText } from './inline-html.ts'
import { type Pasted, pastedBlock, type PastedItem, pastedList } from './pasted-block.ts'

const TASK = /^\s*[-*+]\s+\[([ xX])\]\s+(.+)$/
const BULLET = /^(\s*)(?:[-*+]\s+|[・•●▪◦]\s*)(\S.*)$/
const NUMBER = /^(\s*)(\d{1,4})[.)．）]\s+(\S.*)$/
const HEADING = /^(#{1,6})\s+(\S.*)$/
const QUOTE = /^>\s?(.*)$/
const RULE = /^(?:-{3,}|\*{3,}|_{3,})$/
const FENCE = /^```/

/**
 * Reads text of several lines as blocks: lists, headings, quotations, rules and code in Markdown syntax, otherwise one paragraph per line.
 */
export function readPlainText(text: string): Pasted[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  if (lines.filter((line) => line.trim() !== '').length < 2) {
    const line = text.trim()
    return line === '' ? [] : [{ kind: 'text', html: escapeText(line) }]
  }
  const pasted: Pasted[] = []
  for (let at = 0; at < lines.length;) {
    const [block, taken] = readBlock(lines, at)
    if (block) pasted.push(block)
    at += taken
  }
  return pasted
}

function readBlock(lines: readonly string[], at: number): [Pasted | null, number] {
  const line = lines[at] ?? ''
  if (line.trim() === '') return [null, 1]
  if (FENCE.test(line)) return readCode(lines, at)
  if (RULE.test(line.trim())) return [pastedBlock('delimiter', {}), 1]
  const heading = HEADING.exec(line)
  if (heading) return [headingOf(heading), 1]
  const tasks = run(lines, at, TASK)
  if (tasks.length > 0) return [pastedBlock('checkList', { items: tasks.map(taskOf) }), tasks.length]
  const bullets = run(lines, at, BULLET)
  if (bullets.length > 0) return [pastedList('unordered', nest(bullets)), bullets.length]
  const numbers = run(lines, at, NUMBER)
  if (numbers.length > 0) return [pastedList('ordered', nest(numbers.map(withoutNumber)), Number(numbers[0]?.[2])), numbers.length]
  const quoted = run(lines, at, QUOTE)
  if (quoted.length === 0) return [pastedBlock('paragraph', { text: escapeText(line.trim()) }), 1]
  const text = quoted.map((match) => escapeText(match[1] ?? '')).join('<br>')
  return [pastedBlock('quote', { text, caption: '', alignment: 'left' }), quoted.length]
}

/** Returns the following lines that match the same pattern. */
function run(lines: readonly string[], at: number, pattern: RegExp): string[][] {
  const matches: string[][] = []
  for (let next = at; next < lines.length; next += 1) {
    const match = pattern.exec(lines[next] ?? '')
    if (!match) break
    matches.push(match)
  }
  return matches
}

function readCode(lines: readonly string[], at: number): [Pasted, number] {
  const end = lines.findIndex((line, index) => index > at && FENCE.test(line))
  const last = end < 0 ? lines.length : end
  return [pastedBlock('code', { code: lines.slice(at + 1, last).join('\n') }), last - at + 1]
}

function headingOf([, marks = '', text = '']: readonly string[]): Pasted {
  return pastedBlock('header', { text: escapeText(text.trim()), level: Math.min(4, Math.max(2, marks.length)) })
}

function taskOf([, tick = ' ', text = '']: readonly string[]) {
  return { text: escapeText(text.trim()), checked: tick !== ' ' }
}

function withoutNumber([line = '', indent = '', , text = '']: readonly string[]): string[] {
  return [line, indent, text]
}

/** Nests items by indentation: a deeper item belongs to the item before it. */
function nest(matches: readonly (readonly string[])[]): PastedItem[] {
  const root: PastedItem[] = []
  const open: { indent: number; items: PastedItem[] }[] = [{ indent: 0, items: root }]
  for (const [, indentation = '', text = ''] of matches) {
    const indent = indentation.replaceAll('\t', '    ').length
    while (open.length > 1 && indent < (open.at(-1)?.indent ?? 0)) open.pop()
    const current = open.at(-1)
    const parent = current?.items.at(-1)
    if (current && parent && indent > current.indent + 1) open.push({ indent, items: parent.items })
    open.at(-1)?.items.push({ content: escapeText(text.trim()), meta: {}, items: [] })
  }
  return root
}
