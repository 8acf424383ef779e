/** What a bulk action is called before, while and after it runs. */
export type BulkLabels = {
  /** Label of the button. */
  readonly label: string
  /** Shown during the run. */
  readonly running: string
  /** `name` is 「ブレンド」 or 12件. */
  readonly done: (name: string) => string
  /** The same of records that were scheduled for later, or whose schedule was cancelled. */
  readonly scheduled?: (name: string) => string
  readonly failed: (name: string) => string
  /** The confirmation: title and sentences. */
  readonly title: string
  readonly body: (name: string) => string
}
