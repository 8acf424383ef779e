/** Stock that cannot go that far down; `left` tells by code how many pieces there are, null where the variant is gone. */
export class StockRefused extends Error {
  override readonly name = 'StockRefused'
  readonly left: ReadonlyMap<string, number | null>

  constructor(left: ReadonlyMap<string, number | null>) {
    super([...left].map(([sku, count]) => `${sku}: ${count ?? 'gone'}`).join(', '))
    this.left = left
  }
}
