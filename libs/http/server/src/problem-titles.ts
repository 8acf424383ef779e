/** Title of a problem in both languages of the product. */
export type ProblemTitle = { readonly ja: string; readonly en: string }

/** Titles of the codes that any part of the API may return. */
export const PROBLEM_TITLES = {
  'bad-request': { ja: 'リクエストの形式が正しくありません', en: 'The request isn’t valid' },
  'malformed-json': { ja: 'JSONを読み取れません', en: 'The JSON couldn’t be read' },
  'unknown-parameter': { ja: '使えないパラメーターがあります', en: 'Unknown parameter' },
  'malformed-parameter': { ja: 'パラメーターの値が正しくありません', en: 'A parameter has an invalid value' },
  unauthorized: { ja: 'ログインしてください', en: 'Sign in' },
  forbidden: { ja: 'この操作を行う権限がありません', en: 'You don’t have permission to do this' },
  'foreign-origin': { ja: '別のサイトからの操作は受け付けられません', en: 'Requests from other sites aren’t accepted' },
  'not-found': { ja: '見つかりませんでした', en: 'Not found' },
  'method-not-allowed': { ja: 'この操作には対応していません', en: 'This operation isn’t supported' },
  'request-timeout': { ja: 'リクエストの送信に時間がかかりすぎました', en: 'The request took too long to arrive' },
  conflict: { ja: 'ほかの変更と競合しました', en: 'This conflicts with another change' },
  'idempotency-mismatch': { ja: '同じキーで別の内容が送信されました', en: 'The key was used with another body' },
  'too-large': { ja: '送信されたデータが大きすぎます', en: 'The data sent is too large' },
  'unsupported-media-type': { ja: 'この形式のデータには対応していません', en: 'This media type isn’t supported' },
  invalid: { ja: '入力内容を確認してください', en: 'Check your input' },
  'precondition-required': { ja: '編集元の版を指定してください', en: 'Specify the version that the change is based on' },
  'too-many-requests': {
    ja: '操作の回数が多すぎます。しばらく待ってからお試しください',
    en: 'Too many requests. Wait a moment and try again',
  },
  'internal-error': { ja: 'サーバーで問題が発生しました', en: 'Something went wrong on the server' },
  unavailable: {
    ja: '一時的に利用できません。しばらく待ってからお試しください',
    en: 'Temporarily unavailable. Try again in a moment',
  },
  'insufficient-storage': {
    ja: 'サーバーの保存容量が足りないため、保存できませんでした。管理者にお知らせください',
    en: 'The server has no space left to save this. Contact an administrator',
  },
} as const satisfies Record<string, ProblemTitle>

export type CommonProblemCode = keyof typeof PROBLEM_TITLES

const TITLE_OF_STATUS: Readonly<Record<number, ProblemTitle>> = {
  400: PROBLEM_TITLES['bad-request'],
  401: PROBLEM_TITLES.unauthorized,
  403: PROBLEM_TITLES.forbidden,
  404: PROBLEM_TITLES['not-found'],
  405: PROBLEM_TITLES['method-not-allowed'],
  408: PROBLEM_TITLES['request-timeout'],
  409: PROBLEM_TITLES.conflict,
  413: PROBLEM_TITLES['too-large'],
  415: PROBLEM_TITLES['unsupported-media-type'],
  422: PROBLEM_TITLES.invalid,
  428: PROBLEM_TITLES['precondition-required'],
  429: PROBLEM_TITLES['too-many-requests'],
  503: PROBLEM_TITLES.unavailable,
  507: PROBLEM_TITLES['insufficient-storage'],
}

/** Returns the title of a status, for problems without a custom title. */
export const titleOfStatus = (status: number): ProblemTitle =>
  TITLE_OF_STATUS[status] ?? (status >= 500 ? PROBLEM_TITLES['internal-error'] : PROBLEM_TITLES['bad-request'])
