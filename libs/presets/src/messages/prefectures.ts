import { prefectureNames as en } from './en/prefectures.ts'
import { prefectureNames as ja } from './ja/prefectures.ts'

/** Names of the prefectures. */
export const prefectureNames = { ja, en }
