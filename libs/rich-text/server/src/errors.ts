import { ProblemError, type ProblemTitle } from '@captain/http-server'
import { localized } from './translator.ts'

const linkProblem = (status: number, code: string, title: ProblemTitle) => new ProblemError({ status, code, title })

/** 422: not an address that could be asked for at all. Decided by its spelling alone. */
export const malformedLink = () =>
  linkProblem(
    422,
    'malformed-link',
    localized((i18n) => i18n._('URLの形式が正しくありません')),
  )

/** 422: nothing there, or nothing that may be asked. Which of the two is not told, so that nobody learns what stands inside. */
export const unreachableLink = () =>
  linkProblem(
    422,
    'link-unreachable',
    localized((i18n) => i18n._('アクセスできません、URLを確認してください')),
  )

/** 502: what answered is not a page that can be read. */
export const unusableAnswer = () =>
  linkProblem(
    502,
    'link-answer-unusable',
    localized((i18n) => i18n._('応答が正しくありません、URLを確認してください')),
  )

/** 504: the page did not answer in time. */
export const slowLink = () =>
  linkProblem(
    504,
    'link-too-slow',
    localized((i18n) => i18n._('ページの応答に時間がかかりすぎました。しばらく待ってからお試しください')),
  )
