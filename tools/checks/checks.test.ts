import { expect, test } from 'vitest'
import { catalogs } from './catalogs.ts'
import { declaredTenants } from './declared-tenants.ts'
import { docsReferences } from './docs-references.ts'
import { fileSizes } from './file-sizes.ts'
import { helpTexts } from './help-texts.ts'
import { inlineTexts } from './inline-texts.ts'
import { nameReferences } from './name-references.ts'
import { names } from './names.ts'
import { hashes, pins } from './pins.ts'
import { stories } from './stories.ts'
import { styleClasses } from './style-classes.ts'
import { testTitles } from './test-titles.ts'
import { treeOf } from './tree-under-test.ts'
import { translations } from './translations.ts'
import { words } from './words.ts'

const lines = (count: number) => 'x\n'.repeat(count)

test('file sizes: the longest, the median and the ninetieth percentile are held', () => {
  const small = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`libs/a/src/small-${index}.ts`, lines(10)]))
  expect(fileSizes.findings(treeOf({ ...small, 'libs/a/src/long.ts': lines(400) }))).toEqual([])
  expect(fileSizes.findings(treeOf({ ...small, 'libs/a/src/long.ts': lines(401) }))).toEqual(['libs/a/src/long.ts: 401 lines, at most 400'])
  expect(fileSizes.findings(treeOf({ 'libs/a/src/middle.ts': lines(60) }))).toEqual([
    'the median file has 60 lines, it should have fewer than 60',
  ])
  expect(fileSizes.findings(treeOf({ 'libs/a/src/one.ts': lines(9), 'libs/a/src/two.ts': lines(200) })).at(-1)).toMatch(/one file in ten/)
})

test('file sizes: messages, seeds, tests and installed packages are excepted', () => {
  const excepted = ['libs/a/src/messages/ja.ts', 'libs/a/src/seed.ts', 'libs/a/src/a.test.ts', 'libs/a/node_modules/b/index.ts']
  expect(fileSizes.findings(treeOf(Object.fromEntries(excepted.map((path) => [path, lines(900)]))))).toEqual([])
})

test('declarations: a mistake is named with its file and its path, also in a library that does not load', () => {
  const tenant = (number: number, facts: string) =>
    `export const tenant = { number: ${number}, names: {}, abbreviation: 'X', contentTypes: [], ${facts} }`
  const type = `{ name: 'cup', fields: {}, sections: { basic: ['name', 'name'] } }`
  const tree = treeOf({
    'libs/tenants/t1/src/tenant.ts': tenant(1, `slug: 'a', color: '#000000'`),
    'libs/tenants/t2/src/tenant.ts': tenant(2, `slug: 'b', color: 'red'`),
    'libs/tenants/t3/src/content-types/cup.ts': `export const cup = ${type}`,
    'libs/tenants/t3/src/tenant.ts': `import { cup } from './content-types/cup.ts'\n${tenant(3, `slug: 'c', color: '#000000', ...{ contentTypes: [cup] }`)}`,
    'libs/tenants/t4/src/tenant.ts': 'throw new Error("no cup")',
    'libs/tenants/t5/src/tenant.ts': tenant(5, `slug: 'e', color: '#000000'`),
    'libs/tenants/t6/src/tenant.ts': tenant(5, `slug: 'f', color: '#000000'`),
    'libs/tenants/t5/src/server.ts': `export const server = { tenant: 'e', mistake: 'e.hooks.cup: is not a content type of this tenant' }`,
  })
  expect(declaredTenants.findings(tree)).toEqual([
    'libs/tenants/t2/src/tenant.ts: b.color: is "red" instead of #RRGGBB',
    expect.stringMatching(/^libs\/tenants\/t3\/src\/content-types\/cup.ts: c\.cup/),
    'libs/tenants/t4/src/tenant.ts: does not load: no cup',
    'libs/tenants/t5/src/server.ts: e.hooks.cup: is not a content type of this tenant',
    'libs/tenants/t6/src/tenant.ts: f.number: is 5, but its library is t6',
  ])
})

test('file names: a name that says nothing is found, as file or folder', () => {
  const tree = treeOf({
    'libs/a/src/utils.ts': '',
    'libs/a/src/common/clock.ts': '',
    'libs/a/src/helpers.test.ts': '',
    'libs/a/src/clock.ts': '',
  })
  expect(names.findings(tree).map((line) => line.split(':')[0])).toEqual([
    'libs/a/src/common/clock.ts',
    'libs/a/src/helpers.test.ts',
    'libs/a/src/utils.ts',
  ])
})

test('forbidden words: the place is named', () => {
  const unfinished = ['TO', 'DO'].join('')
  const tree = treeOf({ 'libs/a/src/a.ts': `const a = 1\n// ${unfinished} later\n`, 'README.md': 'All is well.' })
  expect(words.findings(tree)).toEqual(['libs/a/src/a.ts:2: unfinished work belongs in the tracker'])
})

test('references in documents: a path and a script that do not exist are found', () => {
  const tree = treeOf({
    'package.json': JSON.stringify({ scripts: { build: 'x' } }),
    'libs/a/src/a.ts': '',
    'docs/page.md': 'See `libs/a`, `libs/*/src/a.ts`, `libs/a/src/{a,b}.ts`, `apps/a/dist` and `and/or`, then `npm run build`.',
    'docs/spec/customer.md': '`libs/elsewhere`',
  })
  expect(docsReferences.findings(tree)).toEqual([])
  const stale = treeOf({
    'package.json': JSON.stringify({ scripts: { build: 'x' } }),
    'libs/a/src/a.ts': '',
    'README.md': 'See `libs/a/src/b.ts` and `libs/b/`, then:\n\n```sh\nnpm run check\n```\n',
  })
  expect(docsReferences.findings(stale)).toEqual([
    'README.md: there is no libs/a/src/b.ts',
    'README.md: there is no libs/b/',
    'README.md: there is no script check',
  ])
})

test('references in documents: comments are read, and files without their folder', () => {
  const tree = treeOf({
    'package.json': JSON.stringify({ scripts: {} }),
    'libs/a/package.json': JSON.stringify({ name: '@captain/a', exports: { '.': './src/b/c.ts' } }),
    'libs/a/src/b/c.ts': '// See `c.ts`, `b/c.ts`, `a/b/c.ts`, `@captain/a`, not `d.ts`, `b/d.ts` or `@captain/d`.\n',
  })
  expect(docsReferences.findings(tree).map((line) => line.split(' ').at(-1))).toEqual(['d.ts', 'b/d.ts', '@captain/d'])
})

test('references in documents: a file without its folder is near the text that names it', () => {
  const tree = treeOf({
    'package.json': JSON.stringify({ scripts: {} }),
    'libs/a/package.json': '{}',
    'libs/a/src/c.ts': '// See `far.ts`, `package.json` and `near.ts`.\n',
    'libs/a/src/deep/near.ts': '',
    'libs/b/package.json': '{}',
    'libs/b/src/far.ts': '',
    'docs/page.md': '`near.ts`',
    'docs/other.md': '`libs/a/src/deep` has `near.ts`',
    'tools/a.ts': '// `far.ts`\n',
  })
  expect(docsReferences.findings(tree)).toEqual([
    'docs/page.md: there is no near.ts',
    'libs/a/src/c.ts: there is no far.ts',
    'tools/a.ts: there is no far.ts',
  ])
})

test('names in documents: a name that only comments have is found', () => {
  const code = `/** Calls \`brewTea(cup)\`, \`TeaCup\` and \`pourTea\`; \`plain\` words may be values.\n * @example brewCoffee()\n */\nbrewTea({ cup: 'TeaCup' })\n`
  const tree = treeOf({ 'libs/a/src/a.ts': code, 'README.md': 'See `tea.brewTea` and `oldName`.\n\n```ts\nmadeUp()\n```\n' })
  expect(nameReferences.findings(tree)).toEqual([
    'README.md: no code has the name oldName',
    'libs/a/src/a.ts: no code has the name pourTea',
  ])
})

/** Returns the Japanese texts that the check finds in files. */
const untranslated = (files: Readonly<Record<string, string>>): readonly string[] =>
  inlineTexts.findings(treeOf(files)).map((line) => line.replace(' is in no catalogue', ''))

test('names in documents: constants and types of one word are names, too', () => {
  const tree = treeOf({
    'libs/a/src/a.ts': 'export const MAX_CUPS = 1\nexport type Tea = 1\n',
    'README.md': '`MAX_CUPS`, `MIN_CUPS`, `Tea`, `Cup`, `cupsOf<Pot>()`, `Retry-After`, `Bearer token`, `GET`',
  })
  expect(nameReferences.findings(tree).map((line) => line.split(' ').at(-1))).toEqual(['MIN_CUPS', 'Cup', 'cupsOf', 'Pot'])
})

test('names in documents: only source, properties and values of declarations have names', () => {
  const tree = treeOf({
    'libs/a/src/a.ts': "declare({ 'oneName': 1, two: 'twoName', three: ['threeName'] })\nsay('calls fourName', `fiveName`)\n",
    'libs/a/src/a.test.ts': '// `ownName` is known here\nconst ownName = 1\n',
    'package-lock.json': '{ "sixName": 1 }',
    'package.json': '{ "sevenName": 1 }',
    'README.md': '`oneName`, `twoName`, `threeName`, `fourName`, `fiveName`, `sixName`, `sevenName`, `ownName`',
  })
  expect(nameReferences.findings(tree).map((line) => line.split(' ').at(-1))).toEqual(['fourName', 'fiveName', 'sixName', 'ownName'])
})

test('texts: Japanese that is in no catalogue and has no English is found', () => {
  const found = untranslated({
    'libs/a/src/screen.tsx':
      'import { Trans, useLingui } from "@lingui/react/macro"\nconst a = <><Trans>保存</Trans>{t`削除`}{i18n._("公開")}<p>下書き</p></>\nconst b = { ja: "緑茶", en: "Green tea" }\nconst c = { labels: b, ja: "紅茶" }\n',
    'libs/a/src/query.ts': 'query({ labels: { ja: "緑茶", en: "Green tea" } }, /緑茶/, "日本語")',
    'libs/a/src/content-types/tea.ts': 'defineTea({ help: { ja: "緑茶", en: "Green tea" }, hint: "紅茶" })',
    'libs/a/src/tea.test.ts': 'test("茶", brew)',
  })
  expect(found).toEqual([
    'libs/a/src/content-types/tea.ts:1: “紅茶”',
    'libs/a/src/screen.tsx:2: “下書き”',
    'libs/a/src/screen.tsx:3: “緑茶”',
    'libs/a/src/screen.tsx:4: “紅茶”',
  ])
})

test('texts: names of Lingui count only where they come from Lingui', () => {
  const found = untranslated({
    'libs/a/src/content-types/tea.ts': "import { select } from '@captain/content-core'\nselect({ options: ['緑茶'] })",
    'libs/a/src/box.tsx':
      "import { Select } from '@mantine/core'\nconst a = <Select label=\"日本語で\">茶</Select>\nconst b = t`煎茶`\nconst c = box._('番茶')",
    'libs/a/src/count.tsx':
      "import { Select, Trans } from '@lingui/react/macro'\nimport { select } from '@lingui/core/macro'\nconst a = <Select value={a} other=\"茶\" />\nconst b = select(a, { other: '茶' })",
  })
  expect(found).toEqual([
    'libs/a/src/box.tsx:2: “日本語で”',
    'libs/a/src/box.tsx:2: “茶”',
    'libs/a/src/box.tsx:3: “煎茶”',
    'libs/a/src/box.tsx:4: “番茶”',
    'libs/a/src/content-types/tea.ts:2: “緑茶”',
  ])
})

test('texts: the English of a pair is a text, and none in Japanese', () => {
  const pairs = ['{ ja: "緑茶", en: "" }', '{ ja: "紅茶", en: "紅茶" }', '{ ja: "番茶", en: null }', '{ ja: "煎茶", en: "Sencha" }']
  const found = untranslated({ 'libs/a/src/content-types/tea.ts': `defineTea([\n${pairs.join(',\n')}])` })
  expect(found.map((line) => line.split(':').at(-1))).toEqual([' “緑茶”', ' “紅茶”', ' “紅茶”', ' “番茶”'])
})

test('texts: a Japanese module needs an English one, and no folder or ending is excepted', () => {
  const found = untranslated({
    'libs/a/src/messages/ja.ts': 'export const ja = { tea: "茶" }',
    'libs/a/src/messages/en.ts': 'export const en = { tea: "Tea" }',
    'libs/a/src/messages/menu-ja.ts': 'export const menu = { tea: "茶" }',
    'libs/a/src/messages/names.ts': 'export const names = { ja: { tea: "茶" }, en: { tea: "Tea" } }',
    'libs/a/src/messages/ja/tea.ts': 'export const tea = "茶"',
    'libs/a/src/tea-messages.ts': 'export const tea = "茶"',
    'libs/a/src/palette/items.ts': 'export const tea = "茶"',
    'libs/a/src/seed-tea.ts': 'export const tea = "茶"',
    'libs/content/server/src/errors.ts': 'refuse("茶")\nrefuse("such as 2027/1/1,元日")',
  })
  expect(found).toEqual([
    'libs/a/src/messages/ja/tea.ts:1: “茶”',
    'libs/a/src/messages/menu-ja.ts:1: “茶”',
    'libs/a/src/palette/items.ts:1: “茶”',
    'libs/a/src/seed-tea.ts:1: “茶”',
    'libs/a/src/tea-messages.ts:1: “茶”',
    'libs/content/server/src/errors.ts:1: “茶”',
  ])
})

test('exact versions: ranges and two versions of one package are found', () => {
  const manifest = (dependencies: Readonly<Record<string, string>>) => JSON.stringify({ dependencies })
  const tree = treeOf({
    'package.json': manifest({ react: '19.3.1', typescript7: 'npm:typescript@7.0.2' }),
    'libs/a/package.json': manifest({ react: '^19.3.1', '@captain/b': '*' }),
    'libs/b/package.json': manifest({ '@captain/a': '1.0.0' }),
  })
  expect(pins.findings(tree)).toHaveLength(3)
})

test('hashes of packages: a package that could be exchanged is found', () => {
  const packages = {
    '': { name: 'captain' },
    'libs/a': { version: '0.1.0' },
    'node_modules/@captain/a': { resolved: 'libs/a', link: true },
    'node_modules/b': { version: '1.0.0', integrity: 'sha512-AA==' },
    'node_modules/b/node_modules/c': { version: '1.0.0', inBundle: true },
    'node_modules/d-darwin-arm64': { version: '1.0.0', optional: true },
  }
  const tree = treeOf({ 'package-lock.json': JSON.stringify({ packages }) })
  expect(hashes.findings(tree)).toEqual([expect.stringContaining('node_modules/d-darwin-arm64')])
})

test('stories: a part, a kind, a screen and a page without its own are found', () => {
  const whole = {
    'libs/ui/src/index.ts': "export { Kbd } from './kbd.tsx'\nexport { RestoreFocus } from './restore-focus.tsx'\n",
    'libs/ui/src/kbd.stories.tsx': "const meta = { title: 'ui/Kbd', component: Kbd }",
    'libs/content/react/src/fields/long-text/input.tsx': '',
    'libs/content/react/src/fields/inputs.stories.tsx': "const meta = { title: 'content/Inputs', args: { kinds: ['longText'] } }",
    'libs/tenants/t1/src/captain.ts': "export const screens = {\n  'work-day': {\n",
    'libs/tenants/t1/src/screens/day.stories.tsx':
      "const meta = { title: 't1/Day', args: { type: 'work-day' }, parameters: { docs: { description: { component: '…' } } } }",
    '.storybook/words.ts': "  'ui/Kbd': '…',\n  'content/Inputs': '…',\n",
  }
  expect(stories.findings(treeOf(whole))).toEqual([])
  const bare = {
    ...whole,
    'libs/ui/src/kbd.stories.tsx': "const meta = { title: 'ui/Keys' }",
    'libs/content/react/src/fields/month/input.tsx': '',
    'libs/tenants/t1/src/screens/day.stories.tsx': "const meta = { title: 't1/Day', args: { type: 'day' } }",
  }
  expect(stories.findings(treeOf(bare))).toEqual([
    'libs/ui/src/index.ts: Kbd has no story',
    'libs/content/react/src/fields/month/input.tsx: the kind has no story',
    'libs/tenants/t1/src/captain.ts: the screens of work-day have no story',
    'libs/tenants/t1/src/screens/day.stories.tsx: says nothing of its page in docs.description.component',
    'libs/ui/src/kbd.stories.tsx: .storybook/words.ts says nothing of ui/Keys',
    '.storybook/words.ts: no story is called ui/Kbd',
  ])
})

test('catalogs: a message that no catalog collects is found', () => {
  const uses = "import { useLingui } from '@lingui/react/macro'"
  const tree = treeOf({
    'libs/ui/src/kbd.tsx': uses,
    'libs/new/src/screen.tsx': uses,
    'libs/new/src/screen.test.tsx': uses,
    'libs/new/src/server/mail.ts': "i18n._('受注')",
    'libs/new/src/plain.ts': '',
  })
  expect(catalogs.findings(tree).map((line) => line.split(':')[0])).toEqual(['libs/new/src/screen.tsx', 'libs/new/src/server/mail.ts'])
})

test('translations: a message with two translations is found, unless it has a context or its own instance', () => {
  const catalog = (english: string, context = '') => `${context}msgid "列"\nmsgstr "${english}"\n`
  const tree = (other: string) =>
    treeOf({
      'libs/ui/src/locales/en.po': catalog('Column'),
      'libs/tenants/t1/src/locales/en.po': other,
      'apps/site/src/locales/en.po': catalog('Row'),
      'libs/auth/server/src/locales/en.po': catalog('Line'),
    })
  expect(translations.findings(tree(catalog('Column')))).toEqual([])
  expect(translations.findings(tree(catalog('Columns', 'msgctxt "配送設定"\n')))).toEqual([])
  expect(translations.findings(tree(catalog('Columns')))).toEqual([
    'libs/ui/src/locales/en.po: “列” is “Column” here and “Columns” in libs/tenants/t1/src/locales/en.po; give one a context',
  ])
})

test('style classes: a class that no rule declares is found, and one that no code reads', () => {
  const tree = treeOf({
    'libs/a/src/list.module.css':
      '@media (width > 1.5em) { .root { width: 1.5em; & > .row:not(.isLast) { color: red } } } /* .gone {} */ :global(.other) .dead::after { content: ".text {" }',
    'libs/a/src/dialog.module.css': '.open { color: red }\n.closed { color: blue }',
    'libs/a/src/unread.module.css': '.unread { color: red }',
    'libs/a/src/list.tsx':
      "import classes from './list.module.css'\nconst list = <ul className={classes.root}><li className={classes.reported} /></ul>",
    'libs/a/src/rows/row.tsx':
      "import rows from '../list.module.css'\nconst row = [rows['row'], rows.isLast, props.rows.length, rows['none']]",
    'libs/a/src/dialog.tsx': "import classes from './dialog.module.css'\nconst dialog = (state: State) => classes[state]",
  })
  expect(styleClasses.findings(tree)).toEqual([
    'libs/a/src/list.tsx:2: list.module.css has no .reported',
    'libs/a/src/rows/row.tsx:2: list.module.css has no .none',
    'libs/a/src/list.module.css: no code uses .dead',
    'libs/a/src/unread.module.css: no code uses .unread',
  ])
})

test('titles of tests in documents: a test, a title and a story that do not exist are found', () => {
  const files = {
    'apps/a/e2e/tea.test.ts':
      "test('brews tea', steps)\ntest.each(cups)('fills %s', steps)\njob('serve tea', steps)\nit(`warms ${pot}`, steps)\n",
    'libs/a/src/tea.stories.tsx': 'export const Hot = {}\nconst Cold = {}\n',
  }
  const titles = (text: string) => testTitles.findings(treeOf({ ...files, 'docs/page.md': text }))
  const link = '[tea.test.ts](../apps/a/e2e/tea.test.ts)'
  expect(titles(`| 1 | ${link}: \`brews tea\`, \`fills %s\`, \`serve tea\`, \`warms \${pot}\` |`)).toEqual([])
  expect(titles('[tea](../libs/a/src/tea.stories.tsx): `Hot`')).toEqual([])
  expect(titles(`${link}: \`brews tea\`, \`brews coffee\``)).toEqual(['docs/page.md: apps/a/e2e/tea.test.ts has no test “brews coffee”'])
  expect(titles('[tea](../libs/a/src/tea.stories.tsx): `Cold`')).toEqual(['docs/page.md: libs/a/src/tea.stories.tsx has no test “Cold”'])
  expect(titles('[a](../apps/a/e2e/coffee.test.ts)')).toEqual(['docs/page.md: there is no apps/a/e2e/coffee.test.ts'])
})

test('Japanese help texts: what is neither a polite sentence nor an example is found', () => {
  const found = (help: string) =>
    helpTexts.findings(treeOf({ 'libs/tenants/t1/src/messages/ja.ts': `export const ja = { help: '${help}' }` }))
  for (const help of ['5件まで選べます。', '例：07-07。公開しません。', '空欄にします。例：1.5', 'Up to 5.'])
    expect(found(help)).toEqual([])
  expect(found('半角英数字12文字。')).toEqual(['libs/tenants/t1/src/messages/ja.ts: “半角英数字12文字。” is no polite sentence'])
  expect(found('5件まで選べます')).toHaveLength(1)
})
