import {
  MAX_REPLIES,
  type AnyRecord,
  type FieldIssue,
  type ImportPreview,
  type MediaUse,
  type ReplyRefusal,
  type Transition,
  type UsedBy,
  type VersionConflict,
} from '@captain/content-core'
import { conflict, ProblemError } from '@captain/http-server'
import { formatNumber } from '@captain/locale'
import { localized } from './translator.ts'
import type { UnsupportedPart } from './media/drawing/faults.ts'

/** Values that break rules of the declaration; becomes a 422 once the reader's language is known. */
export class ContentIssues extends Error {
  override readonly name = 'ContentIssues'
  readonly issues: readonly FieldIssue[]
  /** Ids of the records with issues, one per issue, if several are written at a time. */
  readonly ids: readonly string[]

  constructor(issues: readonly FieldIssue[], ids: readonly string[] = []) {
    super(issues.map((issue) => `${issue.path}: ${issue.rule}`).join(', '))
    this.issues = issues
    this.ids = ids
  }
}

/** 503: the tenant's declaration would lose or hide values of stored records; the log and `npm run plan` say which. */
export const declarationRefused = (): ProblemError =>
  new ProblemError({
    status: 503,
    code: 'declaration-refused',
    title: localized((i18n) => i18n._('データの定義の変更に確認が必要なため、このサイトを止めています。担当者にご連絡ください')),
    headers: { 'retry-after': '300' },
  })

/** 409: another request changed the record; contains the current record and, if stored, the client's base. */
export const versionConflict = (current: AnyRecord, base: AnyRecord | null): ProblemError =>
  conflict({ code: 'version-conflict', current, base })

/** 409: other requests changed records of a batch; contains each with its place in the batch, its current state and the client's base. */
export const versionConflicts = (conflicts: readonly VersionConflict[]): ProblemError => conflict({ code: 'version-conflict', conflicts })

/** 409: other records reference this one. */
export const inUse = (usedBy: readonly UsedBy[]): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'in-use',
    title: localized((i18n) => i18n._('ほかの記録で使われているため削除できません')),
    extra: { usedBy },
  })

/** 409: the record's state has no such transition. */
export const illegalTransition = (transition: Transition, status: string): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'illegal-transition',
    title: localized((i18n) => i18n._('この状態ではその操作はできません')),
    extra: { transition, from: status },
  })

/** Reasons for which a reply to a message is impossible. */
const REPLY_REFUSALS = {
  spam: () => localized((i18n) => i18n._('迷惑メールには返信できません。迷惑メールを解除すると、返信できます')),
  forgotten: () => localized((i18n) => i18n._('個人情報を削除したお問い合わせのため、返信できません')),
  'no-address': () => localized((i18n) => i18n._('メールアドレスがないため、返信できません')),
  'too-many': () => localized((i18n) => i18n._('1件のお問い合わせに残せる返信は{max}件までです', { max: MAX_REPLIES })),
} as const satisfies Readonly<Record<ReplyRefusal | 'too-many', () => unknown>>

/** 409: a reply to the message is impossible. */
export const cannotReply = (reason: ReplyRefusal | 'too-many'): ProblemError =>
  new ProblemError({ status: 409, code: 'cannot-reply', title: REPLY_REFUSALS[reason](), extra: { reason } })

/** 409: a legal document has one draft at a time; contains the id of the existing one. */
export const draftExists = (id: string): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'draft-exists',
    title: localized((i18n) => i18n._('編集中の下書きがすでにあります')),
    extra: { id },
  })

/** 409: a published version of a legal document is neither edited nor deleted. */
export const publishedVersion = (): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'published-version',
    title: localized((i18n) => i18n._('公開した版は変更も削除もできません')),
  })

/** 409: without this version none would be in force. */
export const lastVersion = (): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'last-version',
    title: localized((i18n) => i18n._('ほかに有効な版がないため取り下げられません')),
  })

/** 422: more records than an operation allows. */
export const tooManyRecords = (max: number): ProblemError =>
  new ProblemError({
    status: 422,
    code: 'too-many-records',
    title: localized((i18n) => i18n._('一度に操作できるのは{max}件までです。条件を絞ってください', { max: formatNumber(max) })),
    extra: { max },
  })

/** 422: the file is not valid CSV; `row` is the failing row, as spreadsheets count. */
export const malformedCsv = (row?: number): ProblemError =>
  new ProblemError({
    status: 422,
    code: 'malformed-csv',
    title: localized((i18n) => i18n._('CSVファイルとして読み取れません。文字コード（UTF-8、Shift_JIS）と引用符を確認してください')),
    ...(row !== undefined && { extra: { row } }),
  })

/** 422: the file has headings but no rows. */
export const noRows = (): ProblemError =>
  new ProblemError({
    status: 422,
    code: 'no-rows',
    title: localized((i18n) => i18n._('見出しの下に、取り込む行がありません。2行目から内容を入れたファイルを選んでください')),
  })

/** 422: the file has more rows than an import allows. */
export const tooManyRows = (max: number): ProblemError =>
  new ProblemError({
    status: 422,
    code: 'too-many-rows',
    title: localized((i18n) => i18n._('一度に取り込めるのは{max}行までです。ファイルを分けてください', { max: formatNumber(max) })),
    extra: { max },
  })

/** 422: some rows of an import are invalid, so none was saved. */
export const invalidRows = (check: ImportPreview): ProblemError =>
  new ProblemError({
    status: 422,
    code: 'invalid-rows',
    title: localized((i18n) => i18n._('登録できない行があるため、取り込みませんでした')),
    extra: { ...check },
  })

/** 422: more saved views of one list than an account may have. */
export const tooManyViews = (max: number): ProblemError =>
  new ProblemError({
    status: 422,
    code: 'too-many-views',
    title: localized((i18n) => i18n._('保存できる表示は{max}件までです。使わないものを削除してください', { max })),
    extra: { max },
  })

/** 422: more valid keys than a tenant may have. */
export const tooManyKeys = (max: number): ProblemError =>
  new ProblemError({
    status: 422,
    code: 'too-many-keys',
    title: localized((i18n) => i18n._('有効なAPIキーは{max}件までです。使わないものを失効させてください', { max })),
    extra: { max },
  })

/** 422: more webhooks than a tenant may have. */
export const tooManyWebhooks = (max: number): ProblemError =>
  new ProblemError({
    status: 422,
    code: 'too-many-webhooks',
    title: localized((i18n) => i18n._('Webhookは{max}件までです。使わないものを削除してください', { max })),
    extra: { max },
  })

/** 409: the operation was already undone, or its time limit has passed. */
export const notUndoable = (code: 'already-undone' | 'undo-expired'): ProblemError =>
  new ProblemError({
    status: 409,
    code,
    title:
      code === 'already-undone'
        ? localized((i18n) => i18n._('この操作はすでに元に戻しています'))
        : localized((i18n) => i18n._('元に戻せる時間（30分）を過ぎました')),
  })

/** 409: the record changed after the operation, so an undo would lose the later change. */
export const changedSince = (): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'changed-since',
    title: localized((i18n) => i18n._('その後に変更されたため、元に戻していません')),
  })

/** 409: records of this type cannot be deleted. */
export const notRemovable = (): ProblemError =>
  new ProblemError({ status: 409, code: 'not-removable', title: localized((i18n) => i18n._('この記録は削除できません')) })

/** 409: records use this asset. */
export const mediaInUse = (usedBy: readonly MediaUse[]): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'in-use',
    title: localized((i18n) => i18n._('使われているため削除できません')),
    extra: { usedBy },
  })

/** 409: the media library has the same file as another asset. */
export const sameFileExists = (id: string, name: string): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'same-file-exists',
    title: localized((i18n) => i18n._('同じファイルが「{name}」としてライブラリにあります', { name })),
    extra: { id },
  })

/** 409: the media library has a tag of this name. */
export const tagExists = (): ProblemError =>
  new ProblemError({ status: 409, code: 'tag-exists', title: localized((i18n) => i18n._('同じ名前のタグがすでにあります')) })

/** 422: more tags than a tenant may have. */
export const tooManyTags = (max: number): ProblemError =>
  new ProblemError({
    status: 422,
    code: 'too-many-tags',
    title: localized((i18n) => i18n._('タグは{max}個までです。使わないものを削除してください', { max })),
    extra: { max },
  })

/** 409: there is no earlier file that could take its place again. */
export const noFormerFile = (): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'no-former-file',
    title: localized((i18n) => i18n._('入れ替える前のファイルには戻せません。戻せるのは30分以内で、その後に変更していないときです')),
  })

/** 409: the file cannot be cropped: it is no image, or a drawing. */
export const notCroppable = (): ProblemError =>
  new ProblemError({ status: 409, code: 'not-croppable', title: localized((i18n) => i18n._('このファイルは切り抜けません')) })

/** 422: the image cannot be decoded. */
export const brokenImage = (): ProblemError =>
  new ProblemError({ status: 422, code: 'broken-image', title: localized((i18n) => i18n._('画像を読み取れませんでした')) })

/** 503: too many tasks wait for a thread. */
export const tooBusy = (): ProblemError =>
  new ProblemError({
    status: 503,
    code: 'too-busy',
    title: localized((i18n) => i18n._('ただいま混み合っています。少し待ってから、もう一度お試しください')),
    headers: { 'retry-after': '5' },
  })

/** 422: the drawing has too many levels, elements or rules. */
export const drawingTooComplex = (): ProblemError =>
  new ProblemError({
    status: 422,
    code: 'drawing-too-complex',
    title: localized((i18n) => i18n._('図の要素が多すぎるか、入れ子が深すぎます。書き出す前に、要素をまとめてください')),
  })

const UNSUPPORTED_PARTS = {
  animation: () => localized((i18n) => i18n._('動きのある図は保存できません。動きを外して書き出すか、動画にしてください')),
  html: () => localized((i18n) => i18n._('HTMLを埋め込んだ図は保存できません。文字を図形に変えて書き出してください')),
  font: () => localized((i18n) => i18n._('書体を埋め込んだ図は保存できません。文字を図形に変えて書き出してください')),
  'media-query': () => localized((i18n) => i18n._('画面に合わせて変わる図は保存できません。@mediaの指定を外して書き出してください')),
} as const satisfies Readonly<Record<UnsupportedPart, () => unknown>>

/** 422: without this part the drawing would be another one, and it cannot be kept. */
export const unsupportedDrawing = (part: UnsupportedPart): ProblemError =>
  new ProblemError({ status: 422, code: 'drawing-unsupported', title: UNSUPPORTED_PARTS[part](), extra: { part } })

/** 422: the duration is unreadable. */
export const brokenAudio = (): ProblemError =>
  new ProblemError({ status: 422, code: 'broken-sound', title: localized((i18n) => i18n._('音声を読み取れませんでした')) })

/** 422: the audio exceeds the maximum duration. */
export const audioTooLong = (maxSeconds: number): ProblemError =>
  new ProblemError({
    status: 422,
    code: 'sound-too-long',
    title: localized((i18n) => i18n._('音声は{maxSeconds}秒までです', { maxSeconds })),
    extra: { maxSeconds },
  })

/** 422: the image has more pixels than allowed. */
export const imageTooWide = (maxSide: number): ProblemError =>
  new ProblemError({
    status: 422,
    code: 'image-too-wide',
    title: localized((i18n) => i18n._('画像は一辺{maxSide}ピクセルまでです', { maxSide })),
    extra: { maxSide },
  })

/** 409: the secret was encrypted with another key, so the user must enter it again. */
export const unreadableSecret = (): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'unreadable-secret',
    title: localized((i18n) => i18n._('保存されている秘密の値を読み取れません。もう一度入力して保存してください')),
  })

/** The requested slug is an old one. Thrown from the cached work, so that a redirect is never cached as a body. */
export class MovedRecord extends Error {
  override readonly name = 'MovedRecord'
  readonly slug: string

  constructor(slug: string) {
    super(slug)
    this.slug = slug
  }
}

/** An invalid line in a file of public holidays. */
export const malformedHolidays = (line: number): Error =>
  new TypeError(`line ${line} is no public holiday: a day and a name are expected, such as 2027/1/1,元日`)

/** A storage path that this library never creates. */
export const unsafePathError = (path: string): Error => new TypeError(`not a path of stored media: ${path}`)

/** A hook that uses a content type that its tenant does not declare. */
export const unknownTypeError = (path: string): Error => new TypeError(`no such content type: ${path}`)

export const tenantNumberError = (slug: string): Error => new TypeError(`the tenant ${slug} has no usable number`)

/** A demo record that violates its declaration; names the tenant, the type and the broken rules. */
export const seedError = (what: string, cause: unknown): Error =>
  new Error(`The seed of ${what} is refused: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
