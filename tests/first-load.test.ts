import { build } from 'esbuild'

/** What the pages of ordering take into the browser. The walls keep zod out of components, this out of what they use. */
const entries = [
  'lib/cart/cart.ts',
  'lib/cart/price-cart.ts',
  'lib/cart/stored-cart.ts',
  'lib/cart/lines-wire.ts',
  'lib/cart/quote-from-wire.ts',
  'lib/cart/voucher-from-wire.ts',
  'lib/cart/delivery-from-wire.ts',
  'lib/cart/voucher-text.ts',
  'lib/menu/from-wire.ts',
  'lib/menu/default-answers.ts',
  'lib/menu/diet-filter.ts',
  'lib/menu/allergens.ts',
  'lib/order/placement.ts',
  'lib/order/from-wire.ts',
  'lib/order/slots.ts',
  'lib/order/status.ts',
  'lib/payment/offered.ts',
]

it('ordering brings no validation library and no server code to the browser', async () => {
  const { metafile } = await build({
    entryPoints: entries,
    bundle: true,
    write: false,
    outdir: 'unused',
    metafile: true,
    platform: 'browser',
    format: 'esm',
    logLevel: 'silent',
  })
  const heavy = Object.keys(metafile.inputs).filter((path) =>
    /node_modules\/zod\/|schema\.ts$|lib\/upstream|lib\/env/.test(path),
  )
  expect(heavy).toEqual([])
})
