import type { AnyRecord, ImportCheck, MediaUse, RuleIssue, Transition, UsedBy, VersionConflict } from '@captain/content-core'
import { conflict, ProblemError } from '@captain/http-server'
import { formatNumber } from '@captain/locale'
import { localized } from './translator.ts'

/** Values that break rules of the declaration; becomes a 422 where the reader's language is known. */
export class ContentIssues extends Error {
  override readonly name = 'ContentIssues'
  readonly issues: readonly RuleIssue[]
  /** Ids of the records that the issues are of, one an issue, where several are written at a time. */
  readonly ids: readonly string[]

  constructor(issues: readonly RuleIssue[], ids: readonly string[] = []) {
    super(issues.map((issue) => `${issue.path}: ${issue.rule}`).join(', '))
    this.issues = issues
    this.ids = ids
  }
}

/** 409: the record has moved on; carries it as it is now and, when kept, as the client saw it. */
export const versionConflict = (current: AnyRecord, base: AnyRecord | null): ProblemError =>
  conflict({ code: 'version-conflict', current, base })

/** 409: some records of a batch have moved on; carries each with its place in the batch, as it is now and as the client saw it. */
export const versionConflicts = (conflicts: readonly VersionConflict[]): ProblemError => conflict({ code: 'version-conflict', conflicts })

/** 409: other records reference this one. */
export const inUse = (usedBy: readonly UsedBy[]): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'in-use',
    title: localized((i18n) => i18n._('他のデータで使われているため削除できません')),
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

/** 409: a legal document has one draft at a time; carries the id of the one there is. */
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

/** 422: more records than one operation takes. */
export const tooManyRecords = (max: number): ProblemError =>
  new ProblemError({
    status: 422,
    code: 'too-many-records',
    title: localized((i18n) => i18n._('一度に操作できるのは{max}件までです。条件を絞ってください', { max: formatNumber(max) })),
    extra: { max },
  })

/** 422: a file that is no table of text; `row` says where it breaks off, as spreadsheets count. */
export const malformedCsv = (row?: number): ProblemError =>
  new ProblemError({
    status: 422,
    code: 'malformed-csv',
    title: localized((i18n) => i18n._('CSVファイルとして読み取れません。文字コード（UTF-8、Shift_JIS）と引用符を確認してください')),
    ...(row !== undefined && { extra: { row } }),
  })

/** 422: a file that has headings, but no row below them. */
export const noRows = (): ProblemError =>
  new ProblemError({
    status: 422,
    code: 'no-rows',
    title: localized((i18n) => i18n._('見出しの下に、取り込む行がありません。2行目から内容を入れたファイルを選んでください')),
  })

/** 422: a file with more rows than are imported at a time. */
export const tooManyRows = (max: number): ProblemError =>
  new ProblemError({
    status: 422,
    code: 'too-many-rows',
    title: localized((i18n) => i18n._('一度に取り込めるのは{max}行までです。ファイルを分けてください', { max: formatNumber(max) })),
    extra: { max },
  })

/** 422: rows of an import that can't be saved, so that none was. */
export const invalidRows = (check: ImportCheck): ProblemError =>
  new ProblemError({
    status: 422,
    code: 'invalid-rows',
    title: localized((i18n) => i18n._('登録できない行があるため、取り込みませんでした')),
    extra: { ...check },
  })

/** 422: more views of one list than somebody keeps. */
export const tooManyViews = (max: number): ProblemError =>
  new ProblemError({
    status: 422,
    code: 'too-many-views',
    title: localized((i18n) => i18n._('保存できる表示は{max}件までです。使わないものを削除してください', { max })),
    extra: { max },
  })

/** 422: more valid keys than a tenant has at a time. */
export const tooManyKeys = (max: number): ProblemError =>
  new ProblemError({
    status: 422,
    code: 'too-many-keys',
    title: localized((i18n) => i18n._('有効なAPIキーは{max}件までです。使わないものを失効させてください', { max })),
    extra: { max },
  })

/** 422: more webhooks than a tenant has. */
export const tooManyWebhooks = (max: number): ProblemError =>
  new ProblemError({
    status: 422,
    code: 'too-many-webhooks',
    title: localized((i18n) => i18n._('Webhookは{max}件までです。使わないものを削除してください', { max })),
    extra: { max },
  })

/** 409: what is to be taken back has been taken back, or is too long ago. */
export const notUndoable = (code: 'already-undone' | 'undo-expired'): ProblemError =>
  new ProblemError({
    status: 409,
    code,
    title:
      code === 'already-undone'
        ? localized((i18n) => i18n._('この操作はすでに元に戻しています'))
        : localized((i18n) => i18n._('元に戻せる時間（30分）を過ぎました')),
  })

/** 409: the record is not as the operation has left it, so that taking it back would lose a later change. */
export const changedSince = (): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'changed-since',
    title: localized((i18n) => i18n._('その後に変更されたため、元に戻していません')),
  })

/** 409: records of this type stay. */
export const notRemovable = (): ProblemError =>
  new ProblemError({ status: 409, code: 'not-removable', title: localized((i18n) => i18n._('このデータは削除できません')) })

/** 409: the same Idempotency-Key came with another body; carries the record that the key has made, when it is of the asked type. */
export const idempotencyMismatch = (current: AnyRecord | null): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'idempotency-mismatch',
    title: localized((i18n) => i18n._('同じキーで別の内容が送信されました')),
    extra: { current },
  })

/** 409: records use this asset of the library. */
export const mediaInUse = (usedBy: readonly MediaUse[]): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'in-use',
    title: localized((i18n) => i18n._('使われているため削除できません')),
    extra: { usedBy },
  })

/** 409: the library has this very file as another asset. */
export const sameFileExists = (id: string, name: string): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'same-file-exists',
    title: localized((i18n) => i18n._('同じファイルが「{name}」としてライブラリにあります', { name })),
    extra: { id },
  })

/** 422: bytes that claim to be a picture and cannot be decoded. */
export const brokenImage = (): ProblemError =>
  new ProblemError({ status: 422, code: 'broken-image', title: localized((i18n) => i18n._('画像を読み取れませんでした')) })

/** 422: the duration is unreadable. */
export const brokenSound = (): ProblemError =>
  new ProblemError({ status: 422, code: 'broken-sound', title: localized((i18n) => i18n._('音声を読み取れませんでした')) })

/** 422: longer than what it is for. */
export const soundTooLong = (maxSeconds: number): ProblemError =>
  new ProblemError({
    status: 422,
    code: 'sound-too-long',
    title: localized((i18n) => i18n._('音声は{maxSeconds}秒までです', { maxSeconds })),
    extra: { maxSeconds },
  })

/** 422: more pixels than are kept. */
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

/** The asked slug is an old one. Thrown out of the cache's work, so that a redirect is never kept as a body. */
export class MovedRecord extends Error {
  override readonly name = 'MovedRecord'
  readonly slug: string

  constructor(slug: string) {
    super(slug)
    this.slug = slug
  }
}

/** A line of a file of public holidays that names no day or no holiday. */
export const malformedHolidays = (line: number): Error =>
  new TypeError(`line ${line} is no public holiday: a day and a name are expected, such as 2027/1/1,元日`)

/** A storage path that this library never makes. */
export const unsafePathError = (path: string): Error => new TypeError(`not a path of stored media: ${path}`)

/** A hook that names a content type its tenant does not declare. */
export const unknownTypeError = (path: string): Error => new TypeError(`no such content type: ${path}`)

export const tenantNumberError = (slug: string): Error => new TypeError(`the tenant ${slug} has no usable number`)

/** A demo record that its own declaration refuses; names the tenant, the type and the broken rules. */
export const seedError = (what: string, cause: unknown): Error =>
  new Error(`The seed of ${what} is refused: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
