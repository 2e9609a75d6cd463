import { build } from 'esbuild'

/**
 * Modules that the ordering pages load in the browser. The import walls keep zod out of components; this test also
 * covers their imports.
 */
const entries = [
  'lib/domain/ordering/cart/cart.ts',
  'lib/domain/ordering/cart/pricing/price-cart.ts',
  'lib/domain/ordering/cart/stored-cart.ts',
  'lib/domain/ordering/cart/lines-wire.ts',
  'lib/domain/ordering/cart/pricing/quote-from-wire.ts',
  'lib/domain/ordering/cart/voucher/voucher-from-wire.ts',
  'lib/domain/ordering/cart/delivery-from-wire.ts',
  'messages/content/voucher-text.ts',
  'lib/domain/ordering/menu/from-wire.ts',
  'lib/domain/ordering/menu/answers/default-answers.ts',
  'lib/domain/ordering/menu/diet/diet-filter.ts',
  'lib/domain/ordering/menu/diet/allergens.ts',
  'lib/domain/ordering/availability/placement.ts',
  'lib/domain/ordering/availability/from-wire.ts',
  'lib/domain/ordering/availability/slots.ts',
  'lib/domain/ordering/order/status.ts',
  'lib/domain/payment/offered.ts',
]

it('ordering loads no validation library and no server code in the browser', async () => {
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
