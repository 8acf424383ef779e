import type { Region } from '../content-types/regions.ts'

export const regionNames = {
  ja: {
    hokkaido: '北海道',
    tohoku: '東北',
    kanto: '関東',
    shinetsu: '信越',
    hokuriku: '北陸',
    tokai: '東海',
    kinki: '近畿',
    chugoku: '中国',
    shikoku: '四国',
    kyushu: '九州',
    okinawa: '沖縄',
  },
  en: {
    hokkaido: 'Hokkaido',
    tohoku: 'Tohoku',
    kanto: 'Kanto',
    shinetsu: 'Shinetsu',
    hokuriku: 'Hokuriku',
    tokai: 'Tokai',
    kinki: 'Kinki',
    chugoku: 'Chugoku',
    shikoku: 'Shikoku',
    kyushu: 'Kyushu',
    okinawa: 'Okinawa',
  },
} satisfies Record<'ja' | 'en', Record<Region, string>>
