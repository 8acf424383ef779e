/** Words that most articles of ten paragraphs contain. */
export const PLACES = [
  '桟橋',
  '埠頭',
  '市場',
  '坂道',
  '銭湯',
  '温室',
  '工房',
  '屋上',
  '書店',
  '広場',
  '水門',
  '倉庫',
  '路地',
  '公園',
  '喫茶',
  '駅前',
] as const
const THINGS = [
  '硝子',
  '切手',
  '時計',
  '提灯',
  '帆布',
  '鉛筆',
  '毛布',
  '風鈴',
  '陶器',
  '地図',
  '羅針',
  '手帳',
  '籐椅',
  '煙突',
  '自転',
  '湯呑',
] as const
const WEATHER = ['霧雨', '夕凪', '朝焼', '木枯', '梅雨', '残暑', '初雪', '陽炎', '潮風', '満月'] as const
const DOINGS = ['昼寝', '散歩', '修理', '収穫', '読書', '開店', '掃除', '釣果', '行列', '引越'] as const

/** A word in one of forty articles. */
export const RARE_WORD = '灯台'
export const RARE_EVERY = 40

/** A word in every tenth article. */
export const COMMON_WORD = DOINGS[1]

const pick = (words: readonly string[], step: number): string => words[step % words.length] ?? ''

/** Returns the sentences of the nth article: the same in each run, mixed so that words occur in many pairs. */
export const articleText = (n: number) => {
  const place = pick(PLACES, n)
  const thing = pick(THINGS, Math.floor(n / 3))
  const weather = pick(WEATHER, Math.floor(n / 7))
  const doing = pick(DOINGS, Math.floor(n / 11))
  const landmark = n % RARE_EVERY === 0 ? RARE_WORD : pick(PLACES, n + 5)
  return {
    title: `${weather}の${place}、${thing}と${doing}（${n}）`,
    lead: `${place}のねこが${thing}を見つけました。${weather}の日の${doing}のようすをお届けします。`,
    paragraphs: [
      `${landmark}のそばで待っていると、${weather}の向こうから${thing}を抱えたねこがやって来ました。今日の${doing}はここから始まります。`,
      `${place}に集まったみんなは、少しずつ手を動かしながら話をしていました。夕方には${thing}がきれいに並びました。`,
    ],
  }
}

const PARAGRAPHS = 10
const PARAGRAPH = 100

/** Words that the title and the lead decide about: paragraphs of other articles have others in their place. */
const replaceCounted = (text: string): string => text.replaceAll(RARE_WORD, PLACES[0]).replaceAll(COMMON_WORD, DOINGS[0])

/** Returns ten paragraphs of the nth article, some 3 KB; another edition has other texts. */
export const longText = (n: number, edition = 0): readonly string[] =>
  Array.from({ length: PARAGRAPHS }, (_, place) => {
    const [one = '', other = ''] = articleText(n * 7 + place * 31 + edition * 13 + 1).paragraphs
    const text = replaceCounted((place % 2 === 0 ? one + other : other + one).slice(0, PARAGRAPH))
    return place === 0 && n % RARE_EVERY === 0 ? `${RARE_WORD}${text}` : text
  })
