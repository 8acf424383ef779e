/** The stock is too low for the change; `left` contains the pieces by code, null for a deleted variant. */
export class StockRefused extends Error {
  override readonly name = 'StockRefused'
  readonly left: ReadonlyMap<string, number | null>

  constructor(left: ReadonlyMap<string, number | null>) {
    super([...left].map(([sku, count]) => `${sku}: ${count ?? 'gone'}`).join(', '))
    this.left = left
  }
}
