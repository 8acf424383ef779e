/** Names of the sites in selection fields. */
export const siteNames = {
  ja: {
    nyanko: 'にゃんこ港',
    club: '月光座クラブ',
    kensetsu: '星見坂建設',
    games: 'ポムリカゲームズ',
    music: '夜ノ環',
    shop: '箱庭日用品店',
    cafe: 'ダイスと珈琲 ころり',
    hall: '水鏡市民交流センター',
    arcade: 'スターポルト・アーケード',
    studio: 'アトリエ雲間',
  },
  en: {
    nyanko: 'Nyanko Harbor',
    club: 'Club Gekkoza',
    kensetsu: 'Hoshimizaka Construction',
    games: 'Pomurika Games',
    music: 'YORUNOWA',
    shop: 'Hakoniwa Dry Goods',
    cafe: 'Korori Dice & Coffee',
    hall: 'Mikagami Civic Center',
    arcade: 'Starport Arcade',
    studio: 'Atelier Kumoma',
  },
} as const

/** Codes of the sites, shown next to their names. */
export const siteCodes = {
  nyanko: 'nyanko',
  club: 'club',
  kensetsu: 'kensetsu',
  games: 'games',
  music: 'music',
  shop: 'shop',
  cafe: 'cafe',
  hall: 'hall',
  arcade: 'arcade',
  studio: 'studio',
} as const
