type MaintenanceWords = {
  readonly begin: string
  readonly beginTitle: string
  readonly beginBody: (site: string) => string
  readonly begun: (site: string) => string
  readonly notBegun: (site: string) => string

  readonly end: string
  readonly endTitle: string
  readonly endBody: (site: string) => string
  readonly ended: (site: string) => string
  readonly notEnded: (site: string) => string

  readonly confirmBegin: string
  readonly confirmEnd: string
  readonly undo: string
  readonly notUndone: (site: string) => string

  readonly addAddress: string
  readonly here: string
  readonly listed: (address: string) => string
  readonly otherFamily: Readonly<Record<'ipv4' | 'ipv6', (address: string) => string>>
  readonly noAddress: string
}

/** Texts of the screens on which maintenance is set. */
export const maintenanceWords = {
  ja: {
    begin: '今すぐ開始',
    beginTitle: 'メンテナンスの開始',
    beginBody: (site) => `「${site}」の公開サイトを、メンテナンス中の表示に切り替えます。管理画面はそのまま使えます。`,
    begun: (site) => `「${site}」のメンテナンスを開始しました`,
    notBegun: (site) => `「${site}」のメンテナンスを開始できませんでした`,

    end: '今すぐ終了',
    endTitle: 'メンテナンスの終了',
    endBody: (site) => `「${site}」の公開サイトを、通常の表示に戻します。`,
    ended: (site) => `「${site}」のメンテナンスを終了しました`,
    notEnded: (site) => `「${site}」のメンテナンスを終了できませんでした`,

    confirmBegin: '開始する',
    confirmEnd: '終了する',
    undo: '元に戻す',
    notUndone: (site) => `「${site}」を元に戻せませんでした`,

    addAddress: '現在のIPを追加',
    here: '現在の接続',
    listed: (address) => `${address}は、すでに登録されています。`,
    otherFamily: {
      ipv4: (address) => `現在の接続はIPv6（${address}）です。「許可IPv6」に追加してください。`,
      ipv6: (address) => `現在の接続はIPv4（${address}）です。「許可IPv4」に追加してください。`,
    },
    noAddress: '現在のIPアドレスを確認できませんでした。',
  },
  en: {
    begin: 'Start now',
    beginTitle: 'Start maintenance',
    beginBody: (site) => `The site of “${site}” will show the maintenance notice. The back office stays as it is.`,
    begun: (site) => `“${site}” is under maintenance now`,
    notBegun: (site) => `The maintenance of “${site}” could not be started`,

    end: 'End now',
    endTitle: 'End maintenance',
    endBody: (site) => `The site of “${site}” will be open to everybody again.`,
    ended: (site) => `The maintenance of “${site}” has ended`,
    notEnded: (site) => `The maintenance of “${site}” could not be ended`,

    confirmBegin: 'Start',
    confirmEnd: 'End',
    undo: 'Undo',
    notUndone: (site) => `“${site}” could not be put back`,

    addAddress: 'Add my current IP',
    here: 'Current connection',
    listed: (address) => `${address} is listed already.`,
    otherFamily: {
      ipv4: (address) => `You are connected by IPv6 (${address}). Add it under “Allowed IPv6”.`,
      ipv6: (address) => `You are connected by IPv4 (${address}). Add it under “Allowed IPv4”.`,
    },
    noAddress: 'Your current IP address could not be found out.',
  },
} satisfies Record<'ja' | 'en', MaintenanceWords>

export type { MaintenanceWords }
