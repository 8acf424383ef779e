import { ProblemError, type ProblemTitle } from '@captain/http-server'

const linkProblem = (status: number, code: string, title: ProblemTitle) => new ProblemError({ status, code, title })

/** 422: not an address that could be asked for at all. Decided by its spelling alone. */
export const malformedLink = () =>
  linkProblem(422, 'malformed-link', { ja: 'URLの形式が正しくありません', en: 'This is not a valid web address' })

/** 422: nothing there, or nothing that may be asked. Which of the two is not told, so that nobody learns what stands inside. */
export const unreachableLink = () =>
  linkProblem(422, 'link-unreachable', {
    ja: 'アクセスできません、URLを確認してください',
    en: 'The page cannot be reached. Please check the address',
  })

/** 502: what answered is not a page that can be read. */
export const unusableAnswer = () =>
  linkProblem(502, 'link-answer-unusable', {
    ja: '応答が正しくありません、URLを確認してください',
    en: 'The answer is not a web page. Please check the address',
  })

/** 504: the page did not answer in time. */
export const slowLink = () =>
  linkProblem(504, 'link-too-slow', {
    ja: 'ページの応答に時間がかかりすぎました。しばらく待ってからお試しください',
    en: 'The page took too long to answer. Please try again in a moment',
  })
